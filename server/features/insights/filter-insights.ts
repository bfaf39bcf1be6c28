import { z } from 'zod'
import { type FilterDimension, filterNames } from '#model/insights/insights.ts'
import {
  type Comparison,
  comparedRange,
  comparisons,
  type DayRange,
  type InsightPeriod,
  insightPeriods,
  rangeOf,
  sumPeriods,
} from '#model/insights/period.ts'
import { localDay } from '#model/local-time.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { type Reading, readOpenVisits } from './read-sums.ts'
import { filterOf } from './sums.ts'

const day = z.iso.date().optional().catch(undefined)

/** A period, what it is compared with, and a filter: visits with a value (`is`) of a dimension (`by`). */
export const insightSchema = z.object({
  period: z.enum(Object.keys(insightPeriods) as InsightPeriod[]).catch('30d'),
  from: day,
  to: day,
  compare: z.enum(Object.keys(comparisons) as Comparison[]).catch('before'),
  by: z
    .enum(filterNames as [FilterDimension])
    .optional()
    .catch(undefined),
  is: z.string().min(1).max(500).optional().catch(undefined),
})

export type InsightFilter = z.output<typeof insightSchema>

/** What a filter reads, in its period and in the one that it is compared with. */
export async function readingsOf(context: AdminContext, filter: InsightFilter) {
  const { store, content, clock } = context
  const { timeZone, currency } = await content.site()
  const today = localDay(clock(), timeZone)
  const range = rangeOf(filter.period, today, filter)
  const compared = comparedRange(range, filter.compare)
  const name = filter.by && filter.is ? filterOf(filter.by, filter.is) : ''
  const open = range.to >= today ? await readOpenVisits(store, name) : []
  const reading = (days: DayRange | null): Reading => ({
    store,
    filter: name,
    periods: days ? sumPeriods(days, today) : [],
    // Yesterday's last visits may be open too.
    open: days ? open.filter(({ period }) => period >= days.from && period <= days.to) : [],
  })
  return {
    today,
    timeZone,
    currency,
    range,
    compared,
    current: reading(range),
    before: reading(compared),
  }
}
