import { z } from 'zod'
import { callMessages } from '#model/calls/call.ts'
import { leadOperation } from '#server/features/leads/openapi.ts'
import type { Operation } from '#server/openapi/operation.ts'
import { problemExample, readProblems } from '#server/openapi/problems.ts'
import { bookingForm } from './booking-form.ts'
import { timesPath, timesQuery } from './times-routes.ts'

const kind = z.strictObject({
  id: z.string(),
  name: z.string(),
  minutes: z.number(),
  place: z.enum(['phone', 'video']),
})

const time = z.strictObject({ at: z.iso.datetime(), name: z.string() })

const times = z.strictObject({
  kinds: z.array(kind).describe('What can be booked.'),
  kind: kind.describe('The kind whose times these are.'),
  zone: z.string(),
  days: z.array(z.strictObject({ day: z.iso.date(), name: z.string(), times: z.array(time) })),
  from: z.iso
    .date()
    .describe('The first of the seven days: without `day`, of those with a free time.'),
  before: z.iso.date().nullable().describe('The `day` of the seven days before.'),
  after: z.iso.date().nullable().describe('The `day` of the seven days after.'),
})

const example = { id: '0193a5b2-0000-7000-8000-000000000001', name: 'First call', minutes: 30 }

/** In the calls that tests book: free times of the example's kind. */
const [at, other] = ['2026-11-24T08:00:00.000Z', '2026-11-24T09:00:00.000Z']

const timesOperation: Operation = {
  method: 'get',
  path: timesPath,
  id: 'listCallTimes',
  summary: 'The times of seven days at which a call can be booked',
  parameters: [
    ['kind', 'The id of a kind of call; without it, the shortest one.'],
    ['zone', 'The time zone of days and names; without it, that of the agency.'],
    ['day', 'The first of the seven days.'],
  ].map(([name = '', description = '']) => ({
    name,
    in: 'query',
    required: false,
    description,
    schema: timesQuery.shape[name as keyof typeof timesQuery.shape],
  })),
  answers: { 200: { description: 'Free times', schema: { name: 'CallTimes', schema: times } } },
  problems: { ...readProblems, 404: 'No calls can be booked, or none of this kind.' },
  cases: [
    {
      name: 'times',
      summary: 'In Berlin',
      parameters: { kind: example.id, zone: 'Europe/Berlin', day: '2026-11-24' },
      status: 200,
      answer: {
        ...{ kinds: [{ ...example, place: 'video' }], kind: { ...example, place: 'video' } },
        zone: 'Europe/Berlin',
        days: [
          {
            ...{ day: '2026-11-24', name: 'Tuesday, November 24' },
            times: [
              { at, name: '9:00 AM' },
              { at: other, name: '10:00 AM' },
            ],
          },
        ],
        ...{ from: '2026-11-24', before: '2026-11-21', after: '2026-12-01' },
      },
    },
    {
      name: 'unknownKind',
      summary: 'A kind that is not offered',
      parameters: { kind: 'none' },
      status: 404,
      answer: problemExample(404, callMessages.unknownKind),
    },
    {
      name: 'zone',
      summary: 'A time zone that does not exist',
      parameters: { zone: 'Middle-earth' },
      status: 400,
      answer: problemExample(400, 'zone must be a time zone, such as Europe/Berlin'),
    },
  ],
}

const ann = { name: 'Ann Lee', email: 'ann@example.com', kind: example.id, zone: 'Europe/Berlin' }

const bookOperation = leadOperation(bookingForm, {
  id: 'bookCall',
  summary: 'Book a call',
  name: 'Booking',
  good: { ...ann, at, details: 'A shop for tea.' },
  other: { ...ann, at: other },
  bad: { body: { ...ann, at: '' }, errors: { at: callMessages.timeRequired } },
})

export const callOperations: Operation[] = [
  timesOperation,
  {
    ...bookOperation,
    problems: {
      ...bookOperation.problems,
      409: 'The time is not free any more, and `errors.at` names free ones; or the key was used for different content.',
    },
  },
]
