export type MomentStyle = 'moment' | 'day' | 'near'

type Fields = Intl.DateTimeFormatOptions

const day: Fields = { month: 'short', day: 'numeric', year: 'numeric' }
const time: Fields = { hour: 'numeric', minute: '2-digit' }

/** Formats an ISO time in `timeZone`; `near` omits what it has in common with `now`. */
export function momentText(at: string, timeZone: string, style: MomentStyle, now = at) {
  const text = (moment: string, fields: Fields) =>
    formatter(timeZone, fields).format(new Date(moment))
  if (style === 'moment') return text(at, { ...day, ...time })
  if (style === 'day') return text(at, day)
  if (text(at, day) === text(now, day)) return text(at, time)
  const isThisYear = text(at, { year: 'numeric' }) === text(now, { year: 'numeric' })
  return text(at, isThisYear ? { month: 'short', day: 'numeric' } : day)
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
