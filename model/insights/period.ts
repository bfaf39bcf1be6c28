import { addDays, isoDay } from '#model/day.ts'
import { MONTHS_KEPT } from './insights.ts'

export const insightPeriods = {
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
  month: 'This month',
  year: 'This year',
  own: 'Own period',
} as const

export type InsightPeriod = keyof typeof insightPeriods

export const comparisons = {
  before: 'the period before',
  year: 'the year before',
  none: 'nothing',
} as const

export type Comparison = keyof typeof comparisons

/** From one day to another, both included, as ISO days. */
export type DayRange = { from: string; to: string }

const DAY = 86_400_000

/** Days up to which a chart has one point a day. */
const CHART_DAYS_MAX = 92

/** The days of a period that ends today; of an own one, as far as its days are kept and not ahead. */
export function rangeOf(period: InsightPeriod, today: string, own: Partial<DayRange>): DayRange {
  if (period === 'month') return { from: `${today.slice(0, 'yyyy-mm'.length)}-01`, to: today }
  if (period === 'year') return { from: `${today.slice(0, 'yyyy'.length)}-01-01`, to: today }
  if (period !== 'own') return { from: addDays(today, 1 - Number.parseInt(period, 10)), to: today }
  const [one = today, other = today] = [own.from ?? own.to, own.to].map((day) =>
    day === undefined ? undefined : clamp(day, `${oldestMonth(today)}-01`, today),
  )
  return one <= other ? { from: one, to: other } : { from: other, to: one }
}

/** As many days before, or the same days of the year before; null without a comparison. */
export function comparedRange({ from, to }: DayRange, comparison: Comparison): DayRange | null {
  if (comparison === 'none') return null
  if (comparison === 'year') return { from: yearBefore(from), to: yearBefore(to) }
  const days = daysOf({ from, to }).length
  return { from: addDays(from, -days), to: addDays(from, -1) }
}

export function daysOf({ from, to }: DayRange): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1
  return Array.from({ length: count }, (_, index) => addDays(from, index))
}

/** The keys of the sums that make up a range: its whole months, and the days beside them. */
export function sumPeriods(range: DayRange, today: string): string[] {
  const byMonth = Map.groupBy(daysOf(range), monthOf)
  return [...byMonth].flatMap(([month, days]) => {
    // Of the month that goes on, nothing comes after today.
    const isWhole = days[0]?.endsWith('-01') && (days.at(-1) === today || isLastDay(days.at(-1)))
    return isWhole ? [month] : days
  })
}

export function chartUnit(range: DayRange): 'day' | 'month' {
  return daysOf(range).length > CHART_DAYS_MAX ? 'month' : 'day'
}

/** The first month whose sums are kept. */
export function oldestMonth(today: string) {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return monthOf(isoDay(new Date(Date.UTC(year, month - MONTHS_KEPT, 1))))
}

export function monthOf(day: string) {
  return day.slice(0, 'yyyy-mm'.length)
}

function isLastDay(day = '') {
  return monthOf(addDays(day, 1)) !== monthOf(day)
}

/** February 29 becomes February 28. */
function yearBefore(day: string) {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return isoDay(new Date(Date.parse(before))) === before ? before : `${before.slice(0, -2)}28`
}

function clamp(day: string, from: string, to: string) {
  if (day < from) return from
  return day > to ? to : day
}
