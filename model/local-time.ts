const MINUTE = 60_000

/** Date and time in a time zone, as the value of `<input type="datetime-local">`: "2026-11-21T09:30". */
export function localTime(at: Date, zone: string) {
  const parts = formatOf(zone).formatToParts(at)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`
}

/** The day in a time zone, for example "2026-11-21". */
export function localDay(at: Date, zone: string) {
  return localTime(at, zone).slice(0, 'yyyy-mm-dd'.length)
}

/** Nine in the morning of the next day, suggested where a time is asked for: "2026-11-22T09:00". */
export function nextMorning(now: Date, zone: string) {
  const next = new Date(Date.parse(localDay(now, zone)) + 1440 * MINUTE)
  return `${next.toISOString().slice(0, 'yyyy-mm-dd'.length)}T09:00`
}

/** The start of a day ("2026-11-21"), or null outside the years 1000 to 9998. */
export function startOfDay(day: string, zone: string) {
  return zonedTimeToUtc(`${day}T00:00`, zone)
}

/** Years that have four digits in every zone, so that they sort as text. */
const FIRST = '1000'
const LAST = '9999'

/**
 * The time of a local date and time ("2026-11-21T09:30"), or null unless it is valid and in the years 1000 to 9998.
 * A time skipped by daylight saving becomes an hour later; one that occurs twice is the first.
 */
export function zonedTimeToUtc(local: string, zone: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return null
  if (local < FIRST || local >= LAST) return null
  const asUtc = new Date(`${local}:00.000Z`)
  // "2026-02-30" would silently become March.
  if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(local)) return null
  const before = asUtc.getTime() - aheadOf(new Date(asUtc.getTime() - 1440 * MINUTE), zone)
  const after = asUtc.getTime() - aheadOf(new Date(asUtc.getTime() + 1440 * MINUTE), zone)
  const fitting = [before, after].filter((time) => localTime(new Date(time), zone) === local)
  return new Date(fitting.length > 0 ? Math.min(...fitting) : before)
}

/** Milliseconds ahead of UTC. */
function aheadOf(at: Date, zone: string) {
  const minute = Math.floor(at.getTime() / MINUTE) * MINUTE
  return Date.parse(`${localTime(at, zone)}:00.000Z`) - minute
}

/** Cached: creating a formatter costs more than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string) {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, format)
  return format
}
