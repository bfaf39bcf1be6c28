import { addDays } from '#model/day.ts'
import { localDay, localTime, zonedTimeToUtc } from '#model/local-time.ts'
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
  return workingDays(hours, { from: earliest, to: latest })
    .flatMap(({ day, span }) => startsIn(hours.zone, day, span, minutes))
    .filter((start) => earliest <= start && start < latest)
    .filter((start) => isFree(busy, stretchOf(hours, start, minutes)))
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
  const opens = `${day}T${span.from}`
  const closes = span.to === '24:00' ? `${addDays(day, 1)}T00:00` : `${day}T${span.to}`
  const from = zonedTimeToUtc(opens, zone)?.getTime() ?? 0
  const to = zonedTimeToUtc(closes, zone)?.getTime() ?? 0
  const length = minutes * MINUTE
  const step = Math.min(minutes, STEP_MAX) * MINUTE
  const count = Math.max(0, Math.floor((to - from - length) / step) + 1)
  const starts = Array.from({ length: count }, (_, index) => from + index * step)
  const isUsual =
    localTime(new Date(from), zone) === opens && localTime(new Date(to), zone) === closes
  if (isUsual && to - from === Date.parse(`${closes}Z`) - Date.parse(`${opens}Z`)) return starts
  // When the clock changes within the span, a time may have moved out of it.
  return starts.filter(
    (start) =>
      localTime(new Date(start), zone) >= opens &&
      localTime(new Date(start + length - MINUTE), zone) < closes,
  )
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
