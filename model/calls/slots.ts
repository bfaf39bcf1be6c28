import { addDays } from '#model/day.ts'
import { localDay, localTime, startOfDay, zonedTimeToUtc } from '#model/local-time.ts'
import { type DaysOff, type Hours, MINUTE, type Span, UNIT_MINUTES } from './hours.ts'

const DAY = 1440 * MINUTE

/** Minutes between the starts of two slots; shorter calls follow each other at once. */
const STEP_MAX = 30

/** A stretch of time in milliseconds since 1970; `to` is not part of it. */
export type Stretch = { from: number; to: number }

type Asked = {
  hours: Hours
  /** Minutes that the call takes. */
  minutes: number
  /** Times at which the person cannot, in any order; those of booked calls include their buffers. */
  busy: readonly Stretch[]
  /** The times between which slots may begin. */
  range: Stretch
  now: Date
}

/**
 * The times, in milliseconds since 1970, at which a call of a person may begin, in order. A slot in an hour that daylight
 * saving skips does not exist; in an hour that occurs twice there are slots in both.
 */
export function findSlots({ hours, minutes, busy, range, now }: Asked): number[] {
  const earliest = Math.max(range.from, now.getTime() + hours.noticeHours * 60 * MINUTE)
  const latest = Math.min(range.to, now.getTime() + hours.aheadDays * DAY)
  if (earliest >= latest) return []
  const near = busy.filter(({ from, to }) => from < latest + DAY && to > earliest - DAY)
  return workingDays(hours, { from: earliest, to: latest })
    .flatMap(({ day, span }) => startsIn(hours.zone, day, span, minutes))
    .filter((start) => earliest <= start && start < latest)
    .filter((start) => isFree(near, stretchOf(hours, start, minutes)))
}

/** A call with the buffers around it. */
export function stretchOf(
  { bufferBefore, bufferAfter }: Pick<Hours, 'bufferBefore' | 'bufferAfter'>,
  start: number,
  minutes: number,
): Stretch {
  return {
    from: start - bufferBefore * MINUTE,
    to: start + (minutes + bufferAfter) * MINUTE,
  }
}

/** The numbers, since 1970, of the units of five minutes that a stretch touches. */
export function unitsOf({ from, to }: Stretch) {
  const unit = UNIT_MINUTES * MINUTE
  const first = Math.floor(from / unit)
  return Array.from({ length: Math.ceil(to / unit) - first }, (_, index) => first + index)
}

/** The spans in which the person works, day by day. */
function workingDays({ zone, week, daysOff }: Hours, { from, to }: Stretch) {
  const days: { day: string; span: Span }[] = []
  const last = localDay(new Date(to), zone)
  for (let day = localDay(new Date(from), zone); day <= last; day = addDays(day, 1)) {
    if (isOff(daysOff, day)) continue
    for (const span of week[weekdayOf(day)] ?? []) days.push({ day, span })
  }
  return days
}

/** The starts of the calls that fit into a span of a day. */
function startsIn(zone: string, day: string, span: Span, minutes: number) {
  const midnight = startOf(day, zone)
  const isUsual = startOf(addDays(day, 1), zone) - midnight === DAY
  if (isUsual) return fitting(midnight + timeOf(span.from), midnight + timeOf(span.to), minutes)
  const opens = `${day}T${span.from}`
  const closes = span.to === '24:00' ? `${addDays(day, 1)}T00:00` : `${day}T${span.to}`
  const from = zonedTimeToUtc(opens, zone)?.getTime() ?? 0
  const to = zonedTimeToUtc(closes, zone)?.getTime() ?? 0
  // When the clock changes within the span, a time may have moved out of it.
  return fitting(from, to, minutes).filter(
    (start) =>
      localTime(new Date(start), zone) >= opens &&
      localTime(new Date(start + (minutes - 1) * MINUTE), zone) < closes,
  )
}

function fitting(from: number, to: number, minutes: number) {
  const step = Math.min(minutes, STEP_MAX) * MINUTE
  const count = Math.max(0, Math.floor((to - from - minutes * MINUTE) / step) + 1)
  return Array.from({ length: count }, (_, index) => from + index * step)
}

/** Milliseconds from midnight to a time such as "09:30". */
function timeOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * MINUTE
}

/** Cached: half a year of twenty people are thousands of conversions. */
const starts = new Map<string, number>()
const STARTS_MAX = 5_000

/** When a day begins in a zone. */
function startOf(day: string, zone: string) {
  const key = `${zone} ${day}`
  const known = starts.get(key)
  if (known !== undefined) return known
  if (starts.size >= STARTS_MAX) starts.clear()
  const start = startOfDay(day, zone)?.getTime() ?? 0
  starts.set(key, start)
  return start
}

/** 0 is Monday. */
function weekdayOf(day: string) {
  return (new Date(`${day}T00:00:00.000Z`).getUTCDay() + 6) % 7
}

function isOff(daysOff: readonly DaysOff[], day: string) {
  return daysOff.some(({ from, to }) => from <= day && day <= to)
}

function isFree(busy: readonly Stretch[], { from, to }: Stretch) {
  return busy.every((other) => other.to <= from || other.from >= to)
}
