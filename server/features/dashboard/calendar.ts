import type { DashboardPeriod } from '#model/dashboard/dashboard.ts'
import { isoDay } from '#model/day.ts'
import { localDay, startOfDay } from '#model/local-time.ts'

const DAY = 86_400_000

/** A day or month in the site's time zone: its first day (ISO date), its start and the start of the next (ISO times, UTC). */
export type Interval = { day: string; from: string; to: string }

/** The days or months of a period, oldest first; the last one contains `now`. */
export function intervalsOf(period: DashboardPeriod, zone: string, now: Date): Interval[] {
  const today = localDay(now, zone)
  const days = period === '12m' ? monthsUntil(today) : daysUntil(today, period === '30d' ? 30 : 90)
  const starts = days.map((day) => startOfDay(day, zone)?.toISOString())
  return days.slice(0, -1).map((day, index) => ({
    day,
    from: starts[index] as string,
    to: starts[index + 1] as string,
  }))
}

/** The last `count` days including today, and tomorrow. */
function daysUntil(today: string, count: number) {
  const noon = Date.parse(`${today}T12:00:00Z`)
  return Array.from({ length: count + 1 }, (_, index) =>
    isoDay(new Date(noon + (index + 1 - count) * DAY)),
  )
}

/** The first days of the last twelve months including this one, and of the next. */
function monthsUntil(today: string) {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: 13 }, (_, index) =>
    isoDay(new Date(Date.UTC(year, month - 12 + index, 1, 12))),
  )
}
