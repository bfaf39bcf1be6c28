/** The date (UTC) of a time, for example "2026-11-21". */
export function isoDay(at: Date) {
  return at.toISOString().slice(0, 'yyyy-mm-dd'.length)
}

/** The ISO day `count` days after another. */
export function addDays(day: string, count: number) {
  return isoDay(new Date(Date.parse(day) + count * 86_400_000))
}

/** "November 21, 2026" for an ISO day; `tag` is the language. */
export function longDate(day: string, tag: string) {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
