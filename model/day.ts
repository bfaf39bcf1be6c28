/** The day (UTC) of a moment, for example "2026-11-21". */
export function isoDay(at: Date) {
  return at.toISOString().slice(0, 'yyyy-mm-dd'.length)
}

/** The day that a calendar on the wall of a time zone ("Asia/Kolkata") shows, for example "2026-11-21". */
export function dayIn(zone: string, at: Date) {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at)
}
