/** A date or time as an ISO moment; a day is its noon, so that it is the same everywhere. Null if it is neither. */
export function isoMoment(value: unknown) {
  if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date))
    return null
  if (value === '') return null
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
  const moment = new Date(isDay ? `${value}T12:00:00Z` : value)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

/** Percent-encoded text as it is read; as it is if it is no such text. */
export function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
