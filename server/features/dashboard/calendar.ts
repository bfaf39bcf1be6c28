import type { DashboardPeriod } from '#model/dashboard/dashboard.ts'
import { isoDay } from '#model/day.ts'
import { localDay, startOfDay } from '#model/local-time.ts'

const DAY = 86_400_000

/** A day or month in the site's time zone: its first day (ISO date), its start and the start of the next (ISO times, UTC). */
export type Interval = { day: string; from: string; to: string }

/** The days or months of a period and of the one before, oldest first; the last one contains `now`. */
export function intervalsOf(period: DashboardPeriod, zone: string, now: Date) {
  const today = localDay(now, zone)
  const count = { '30d': 30, '90d': 90, '12m': 12 }[period]
  const days = (period === '12m' ? monthsUntil : daysUntil)(today, 2 * count)
  const starts = days.map((day) => startOfDay(day, zone)?.toISOString())
  const all = days.slice(0, -1).map(
    (day, index): Interval => ({
      day,
      from: starts[index] as string,
      to: starts[index + 1] as string,
    }),
  )
  return { before: all.slice(0, count), intervals: all.slice(count) }
}

/** The last `count` days including today, and tomorrow. */
function daysUntil(today: string, count: number) {
  const noon = Date.parse(`${today}T12:00:00Z`)
  return Array.from({ length: count + 1 }, (_, index) =>
    isoDay(new Date(noon + (index + 1 - count) * DAY)),
  )
}

/** The first days of the last `count` months including this one, and of the next. */
function monthsUntil(today: string, count: number) {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: count + 1 }, (_, index) =>
    isoDay(new Date(Date.UTC(year, month - count + index, 1, 12))),
  )
}
