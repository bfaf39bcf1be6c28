/** The date (UTC) of a time, for example "2026-11-21". */
export function isoDay(at: Date) {
  return at.toISOString().slice(0, 'yyyy-mm-dd'.length)
}
