import { expect, test } from 'vitest'
import { answerSchema, roundTheClock } from '#model/content/answer.ts'
import { type AnswerSettings, answerDue, latestDue } from './answer-time.ts'

const { days } = roundTheClock
const zone = (timeZone: string, hours = 12): AnswerSettings => {
  return { timeZone, answer: { ...roundTheClock, hours } }
}
const office: AnswerSettings = {
  timeZone: 'Europe/Berlin',
  answer: {
    hours: 8,
    days: { ...days, saturday: false, sunday: false },
    from: '09:00',
    to: '17:00',
    holidays: ['2026-12-25'],
  },
}
const night: AnswerSettings = {
  timeZone: 'Asia/Kolkata',
  answer: { ...roundTheClock, hours: 5, from: '18:30', to: '24:00' },
}
const sundays: AnswerSettings = {
  timeZone: 'America/New_York',
  answer: {
    ...office.answer,
    hours: 3,
    days: { ...office.answer.days, monday: false, sunday: true },
    from: '01:00',
    to: '04:00',
    holidays: [],
  },
}

test.for<[string, AnswerSettings, string, string]>([
  ['by the clock', zone('Asia/Kolkata'), '2026-11-21T09:30:00.001Z', '2026-11-21T21:30:00.001Z'],
  ['on the same day', office, '2026-11-23T08:00:00.000Z', '2026-11-23T16:00:00.000Z'],
  ['over night', office, '2026-11-23T14:00:00.000Z', '2026-11-24T14:00:00.000Z'],
  ['from Friday evening', office, '2026-11-20T20:00:00.000Z', '2026-11-23T16:00:00.000Z'],
  ['over a holiday and a weekend', office, '2026-12-24T15:00:00.000Z', '2026-12-28T15:00:00.000Z'],
  ['when clocks change', office, '2026-03-27T15:00:00.000Z', '2026-03-30T14:00:00.000Z'],
  ['at midnight', night, '2026-11-21T13:30:00.000Z', '2026-11-21T18:30:00.000Z'],
  ['in the hour that is skipped', sundays, '2027-03-14T05:00:00.000Z', '2027-03-16T06:00:00.000Z'],
  ['in the hour that comes twice', sundays, '2026-11-01T04:00:00.000Z', '2026-11-01T08:00:00.000Z'],
  [
    'by the clock, in spring',
    zone('Europe/Berlin'),
    '2027-03-27T20:00:00.000Z',
    '2027-03-28T08:00:00.000Z',
  ],
  [
    'by the clock, in autumn',
    zone('Europe/Berlin'),
    '2026-10-24T20:00:00.000Z',
    '2026-10-25T08:00:00.000Z',
  ],
  // Midnight is skipped there.
  [
    'by the clock, at midnight',
    zone('Africa/Cairo'),
    '2026-04-23T20:00:00.000Z',
    '2026-04-24T08:00:00.000Z',
  ],
])('an answer is due %s', ([, settings, arrived, due]) => {
  expect(answerDue(new Date(arrived), settings).toISOString()).toBe(due)
})

test('counting back from now finds the same overdue inquiries', () => {
  const all = [zone('Africa/Cairo'), zone('Asia/Kolkata', 1), office, night, sundays]
  for (const settings of all) {
    // A fortnight with a holiday, and the days around each change of clocks.
    for (const start of [Date.UTC(2026, 11, 20), Date.UTC(2026, 9, 23), Date.UTC(2027, 2, 12)]) {
      for (let hour = 0; hour < 24 * 14; hour += 5) {
        const arrived = new Date(start + hour * 3_600_000 + 420_000)
        const due = answerDue(arrived, settings)
        const before = new Date(due.getTime() - 1)
        expect(latestDue(due, settings).getTime()).toBeGreaterThanOrEqual(arrived.getTime())
        expect(latestDue(before, settings).getTime()).toBeLessThan(arrived.getTime())
      }
    }
  }
})

test('the longest promise in the shortest week with most holidays ends in a working hour', () => {
  const mondays = Array.from({ length: 200 }, (_, week) =>
    new Date(Date.UTC(2026, 10, 23 + week * 7)).toISOString().slice(0, 'yyyy-mm-dd'.length),
  )
  const none = Object.fromEntries(Object.keys(days).map((name) => [name, false]))
  const answer = answerSchema.parse({
    hours: 120,
    days: { ...none, monday: true },
    from: '09:00',
    to: '10:00',
    holidays: mondays,
  })
  const due = answerDue(new Date('2026-11-23T00:00:00.000Z'), { timeZone: 'UTC', answer })
  expect(due.toISOString()).toMatch(/T10:00:00.000Z$/)
  expect(due.getUTCDay()).toBe(1)
})

test.for<[object, string, RegExp]>([
  [
    { days: Object.fromEntries(Object.keys(days).map((name) => [name, false])) },
    'days.monday',
    /at least one day/,
  ],
  [{ from: '18:00', to: '09:00' }, 'to', /must end later than it begins/],
  [{ from: '09:00', to: '09:00' }, 'to', /must end later/],
  [{ from: '9' }, 'from', /Enter a time such as "09:30"/],
  [{ to: '24:30' }, 'to', /Enter a time such as/],
  [{ holidays: ['2026-02-30'] }, 'holidays.0', /Choose a day of the calendar/],
  [{ hours: 0 }, 'hours', /./],
  [{ hours: 1.5 }, 'hours', /./],
])('%j is refused at its field', ([changes, path, message]) => {
  const { error } = answerSchema.safeParse({ ...roundTheClock, ...changes })
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
  expect(error?.issues[0]?.message).toMatch(message)
})
