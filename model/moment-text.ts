/** `near` omits what a time has in common with another, `coming` names today and tomorrow; `time` is the time of day alone. */
export type MomentStyle = 'moment' | 'day' | 'near' | 'coming' | 'time'

type Fields = Intl.DateTimeFormatOptions

const day: Fields = { month: 'short', day: 'numeric', year: 'numeric' }
const time: Fields = { hour: 'numeric', minute: '2-digit' }

/**
 * The one way in which the admin writes times: "Nov 21, 2026, 9:30 AM". `at` is an ISO time, shown in `timeZone`, or an ISO date; `near`
 * and `coming` are relative to `now`.
 */
export function momentText(at: string, timeZone: string, style: MomentStyle, now = at) {
  // A date without a time is the same day in every zone.
  if (isDate(at)) return formatter('UTC', day).format(new Date(at))
  const text = (moment: string, fields: Fields) =>
    formatter(timeZone, fields).format(new Date(moment))
  if (style === 'moment') return text(at, { ...day, ...time })
  if (style === 'day') return text(at, day)
  const isToday = text(at, day) === text(now, day)
  if (style === 'coming' && isToday) return `Today, ${text(at, time)}`
  if (style === 'time' || isToday) return text(at, time)
  const isTomorrow = text(at, day) === text(dayAfter(now), day)
  if (style === 'coming' && isTomorrow) return `Tomorrow, ${text(at, time)}`
  const isThisYear = text(at, { year: 'numeric' }) === text(now, { year: 'numeric' })
  const nearDay: Fields = isThisYear ? { month: 'short', day: 'numeric' } : day
  return text(at, style === 'coming' ? { ...nearDay, ...time } : nearDay)
}

function dayAfter(moment: string) {
  return new Date(Date.parse(moment) + 86_400_000).toISOString()
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
