import { z } from 'zod'
import { findTimeZone } from '#model/content/time-zones.ts'
import { requiredLine } from '#model/text.ts'
import {
  CALL_ID_MARK,
  CALL_MINUTES_MAX,
  CALL_NAME_MAX,
  type CallPlace,
  callPlaces,
} from './call.ts'
import {
  AHEAD_DAYS_MAX,
  BUFFER_MAX,
  DAYS_OFF_MAX,
  NOTICE_HOURS_MAX,
  parseDaysOff,
  parseSpans,
  UNIT_MINUTES,
  weekdays,
} from './hours.ts'

/** A number typed into a field; empty is none. */
function numberField(min: number, max: number, step: number, sentence: string) {
  return z.coerce
    .number({ error: sentence })
    .int(sentence)
    .min(min, sentence)
    .max(max, sentence)
    .refine((value) => value % step === 0, sentence)
}

export const callKindSchema = z
  .object({
    name: requiredLine(CALL_NAME_MAX, 'The name', 'Enter a name, such as “First call”'),
    minutes: numberField(
      UNIT_MINUTES,
      CALL_MINUTES_MAX,
      UNIT_MINUTES,
      `Enter minutes from ${UNIT_MINUTES} to ${CALL_MINUTES_MAX}, in steps of ${UNIT_MINUTES}`,
    ),
    place: z.enum(Object.keys(callPlaces) as [CallPlace, ...CallPlace[]]),
    link: z.string().trim().max(500).default(''),
  })
  .refine(({ place, link }) => place === 'phone' || isLink(link), {
    path: ['link'],
    error: `Enter the address of the video call, beginning with https://. ${CALL_ID_MARK} becomes different for each call`,
  })
  .transform((kind) => (kind.place === 'phone' ? { ...kind, link: '' } : kind))

function isLink(link: string) {
  return URL.parse(link.replaceAll(CALL_ID_MARK, 'id'))?.protocol === 'https:'
}

const spansField = z
  .string()
  .max(500)
  .transform((text, context) => {
    const spans = parseSpans(text)
    if (spans) return spans
    context.addIssue(
      'Write hours as “9:00 - 12:00, 13:00 - 17:00”, in steps of five minutes; what is between is a break',
    )
    return z.NEVER
  })

const daysOffField = z
  .string()
  .max(20_000)
  .transform((text, context) => {
    const days = parseDaysOff(text)
    if (days && days.length <= DAYS_OFF_MAX) return days
    context.addIssue(
      days
        ? `Write at most ${DAYS_OFF_MAX} lines`
        : 'Write a date in each line, as “2026-12-24”, or the first and the last as “2026-12-24 - 2027-01-01”',
    )
    return z.NEVER
  })

const bufferField = numberField(
  0,
  BUFFER_MAX,
  UNIT_MINUTES,
  `Enter minutes from 0 to ${BUFFER_MAX}, in steps of ${UNIT_MINUTES}`,
)

const kindsField = z
  .preprocess(
    (value) => (value === undefined ? [] : [value].flat()),
    z.array(z.string().max(100)).max(100),
  )
  .transform((ids) => [...new Set(ids)])

/** The form of a person's hours: a field for each weekday, named by it. */
export const hoursSchema = z
  .object({
    person: z.string().max(64),
    zone: z.string().refine((zone) => findTimeZone(zone) !== null, 'Choose a time zone'),
    ...(Object.fromEntries(weekdays.map((day) => [day, spansField])) as Record<
      (typeof weekdays)[number],
      typeof spansField
    >),
    daysOff: daysOffField,
    bufferBefore: bufferField,
    bufferAfter: bufferField,
    noticeHours: numberField(0, NOTICE_HOURS_MAX, 1, `Enter hours from 0 to ${NOTICE_HOURS_MAX}`),
    aheadDays: numberField(1, AHEAD_DAYS_MAX, 1, `Enter days from 1 to ${AHEAD_DAYS_MAX}`),
    kinds: kindsField,
  })
  .refine(({ noticeHours, aheadDays }) => noticeHours < aheadDays * 24, {
    path: ['noticeHours'],
    error: 'Nobody could book: the notice is as long as the days ahead that can be booked',
  })

const CALENDAR_ADDRESS_MAX = 2_000

/** The address of a calendar in iCal format. `webcal` is how calendar programs write https. */
export const calendarSchema = z.object({
  person: z.string().max(64),
  address: z
    .string()
    .trim()
    .max(CALENDAR_ADDRESS_MAX, 'This address is too long')
    .transform((address) => address.replace(/^webcals?:/i, 'https:'))
    .refine(
      (address) => /^https?:$/.test(URL.parse(address)?.protocol ?? ''),
      'Enter the secret address of the calendar, beginning with https://',
    ),
})
