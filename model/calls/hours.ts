import { isoDay } from '#model/day.ts'

/** The days of the week in the order of `Hours.week`, Monday first. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** A part of a day in the person's own zone: "09:00" to "12:30". "24:00" is midnight. */
export type Span = { from: string; to: string }

/** Days without calls, both included, as ISO days. */
export type DaysOff = { from: string; to: string }

/** When a person takes calls. */
export type Hours = {
  /** IANA name of the time zone in which the hours are meant. */
  zone: string
  /** The spans of each weekday, Monday first, in order; what is between two spans is a break. */
  week: Span[][]
  daysOff: DaysOff[]
  /** Minutes kept free before and after each call. */
  bufferBefore: number
  bufferAfter: number
  /** Hours from now on in which nobody can book. */
  noticeHours: number
  /** Days from now on that can be booked. */
  aheadDays: number
}

/** Calls, buffers and hours are multiples of it, so that a row per unit can be unique. */
export const UNIT_MINUTES = 5

export const MINUTE = 60_000

/** Written as "9:00 - 12:00, 13:00 - 17:30". */
export function formatSpans(spans: readonly Span[]) {
  return spans.map(({ from, to }) => `${from} - ${to}`).join(', ')
}

const SPAN = /^(\d{1,2})(?::(\d{2}))?\s*[-–]\s*(\d{1,2})(?::(\d{2}))?$/

/** The spans of a day as somebody typed them, in order; null if they cannot be read, overlap, or end before they begin. */
export function parseSpans(text: string): Span[] | null {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const spans: Span[] = []
  for (const part of parts) {
    const [, fromHour, fromMinute = '00', toHour, toMinute = '00'] = SPAN.exec(part) ?? []
    if (!fromHour || !toHour) return null
    const span = { from: timeOf(fromHour, fromMinute), to: timeOf(toHour, toMinute) }
    if (!isTime(span.from) || !isTime(span.to) || span.from >= span.to) return null
    spans.push(span)
  }
  const sorted = spans.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const isApart = sorted.every(({ from }, index) => from >= (sorted[index - 1]?.to ?? ''))
  return isApart ? sorted : null
}

function timeOf(hour: string, minute: string) {
  return `${hour.padStart(2, '0')}:${minute}`
}

function isTime(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return time <= '24:00' && minute < 60 && hour <= 24 && minute % UNIT_MINUTES === 0
}

export const BUFFER_MAX = 120
export const NOTICE_HOURS_MAX = 24 * 30
export const AHEAD_DAYS_MAX = 180
export const DAYS_OFF_MAX = 200

/** Before a person has set any. */
export const standardHours: Omit<Hours, 'zone'> = {
  week: weekdays.map(() => []),
  daysOff: [],
  bufferBefore: 0,
  bufferAfter: 10,
  noticeHours: 24,
  aheadDays: 60,
}

/** A line for each: "2026-12-24", or "2026-12-24 - 2027-01-01". */
export function formatDaysOff(daysOff: readonly DaysOff[]) {
  return daysOff.map(({ from, to }) => (from === to ? from : `${from} - ${to}`)).join('\n')
}

const DAY = /^(\d{4}-\d{2}-\d{2})(?:\s*[-–]\s*(\d{4}-\d{2}-\d{2}))?$/

/** Days off as somebody typed them, one a line, in order; null if a line is no date or ends before it begins. */
export function parseDaysOff(text: string): DaysOff[] | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const days: DaysOff[] = []
  for (const line of lines) {
    const [, from = '', to = from] = DAY.exec(line) ?? []
    if (!isDay(from) || !isDay(to) || from > to) return null
    days.push({ from, to })
  }
  return days.toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

function isDay(day: string) {
  const time = Date.parse(day)
  return !Number.isNaN(time) && isoDay(new Date(time)) === day
}
