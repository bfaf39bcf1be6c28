import { localDay } from '#model/local-time.ts'

/** Milliseconds of a quarter of an hour; days begin at one in every time zone. */
const QUARTER = 15 * 60_000

/** The day of a time, computed once for each quarter of an hour. */
export function dayOfTime(timeZone: string) {
  const days = new Map<number, string>()
  return (at: number) => {
    const quarter = Math.floor(at / QUARTER)
    const day = days.get(quarter) ?? localDay(new Date(quarter * QUARTER), timeZone)
    days.set(quarter, day)
    return day
  }
}
