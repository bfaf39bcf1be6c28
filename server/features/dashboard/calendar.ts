import type { DashboardPeriod } from '#model/dashboard/dashboard.ts'
import { isoDay } from '#model/day.ts'
import { localDay, startOfDay } from '#model/local-time.ts'

const DAY = 86_400_000

/** A day or a month of the agency's calendar: ISO days, and the ISO moments at which it begins and the next one does. */
export type Stretch = { day: string; from: string; to: string }

/** The days or months of a period, oldest first; the last one is today's. */
export function stretchesOf(period: DashboardPeriod, zone: string, now: Date): Stretch[] {
  const today = localDay(now, zone)
  const days = period === '12m' ? monthsUntil(today) : daysUntil(today, period === '30d' ? 30 : 90)
  const starts = days.map((day) => startOfDay(day, zone)?.toISOString())
  return days.slice(0, -1).map((day, index) => ({
    day,
    from: starts[index] as string,
    to: starts[index + 1] as string,
  }))
}

/** `count` days and the one after them. */
function daysUntil(today: string, count: number) {
  const noon = Date.parse(`${today}T12:00:00Z`)
  return Array.from({ length: count + 1 }, (_, index) =>
    isoDay(new Date(noon + (index + 1 - count) * DAY)),
  )
}

/** The first days of twelve months and of the one after them. */
function monthsUntil(today: string) {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: 13 }, (_, index) =>
    isoDay(new Date(Date.UTC(year, month - 12 + index, 1, 12))),
  )
}
