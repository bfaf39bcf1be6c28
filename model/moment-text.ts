/** `near` omits what a time has in common with another; `time` is the time of day alone. */
export type MomentStyle = 'moment' | 'day' | 'near' | 'time'

type Fields = Intl.DateTimeFormatOptions

const day: Fields = { month: 'short', day: 'numeric', year: 'numeric' }
const time: Fields = { hour: 'numeric', minute: '2-digit' }

/**
 * The one way in which the admin writes times: "Nov 21, 2026, 9:30 AM". `at` is an ISO time, shown in `timeZone`, or an ISO date; `near`
 * is relative to `now`.
 */
export function momentText(at: string, timeZone: string, style: MomentStyle, now = at) {
  // A date without a time is the same day in every zone.
  if (isDate(at)) return formatter('UTC', day).format(new Date(at))
  const text = (moment: string, fields: Fields) =>
    formatter(timeZone, fields).format(new Date(moment))
  if (style === 'moment') return text(at, { ...day, ...time })
  if (style === 'day') return text(at, day)
  if (style === 'time' || text(at, day) === text(now, day)) return text(at, time)
  const isThisYear = text(at, { year: 'numeric' }) === text(now, { year: 'numeric' })
  return text(at, isThisYear ? { month: 'short', day: 'numeric' } : day)
}

function isDate(at: string) {
  return at.length === 'yyyy-mm-dd'.length
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a formatter is slow. */
function formatter(timeZone: string, fields: Fields) {
  const key = `${timeZone} ${Object.keys(fields).join()}`
  const cached = formatters.get(key)
  if (cached) return cached
  const created = new Intl.DateTimeFormat('en-US', { timeZone, ...fields })
  formatters.set(key, created)
  return created
}
