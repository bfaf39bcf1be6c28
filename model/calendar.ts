/** An entry of the calendar: a page, post or other document is or was published or unpublished, or an issue sent. */
export type CalendarEntry = {
  id: string
  /** ISO time, and the day in the site's time zone. */
  at: string
  day: string
  action: 'publish' | 'unpublish' | 'send'
  /** What it is, as a noun: a page, a post, a job, an issue. */
  kind: string
  title: string
  href: string
  /** Why it did not happen; null if it did, or is still to come. */
  failure: string | null
  isDone: boolean
}

/** The weeks of a month ("2026-11"), Monday first, as ISO days; the first and last with days of the months beside it. */
export function weeksOf(month: string): string[][] {
  const first = new Date(`${month}-01T00:00:00.000Z`)
  const start = addDays(first, -((first.getUTCDay() + 6) % 7))
  const weeks: string[][] = []
  for (let day = start; weeks.length === 0 || monthOf(isoDay(day)) === month; ) {
    const week = Array.from({ length: 7 }, (_, index) => isoDay(addDays(day, index)))
    weeks.push(week)
    day = addDays(day, 7)
  }
  return weeks
}

/** The month of an ISO day, for example "2026-11". */
export function monthOf(day: string) {
  return day.slice(0, 'yyyy-mm'.length)
}

/** The month `count` months after another. */
export function addMonths(month: string, count: number) {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 1 + count, 1)).toISOString())
}

function addDays(day: Date, count: number) {
  return new Date(day.getTime() + count * 86_400_000)
}

function isoDay(day: Date) {
  return day.toISOString().slice(0, 'yyyy-mm-dd'.length)
}
