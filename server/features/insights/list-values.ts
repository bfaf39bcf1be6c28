import { z } from 'zod'
import { type Dimension, filterDimensions, otherDimensions } from '#model/insights/insights.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { insightSchema, readingsOf } from './filter-insights.ts'
import { dealsFor } from './read-revenue.ts'
import { readValues } from './read-sums.ts'
import { noCounts } from './sums.ts'
import { filterName, valueName } from './value-name.ts'
import { hasRevenue, revenueBy } from './won-deals.ts'

/** Rows of a page. */
const PAGE_SIZE = 50

/** Values of a list and its export. */
const VALUES_MAX = 5_000

const dimensions = [...Object.keys(filterDimensions), ...Object.keys(otherDimensions)]

export const valuesSchema = insightSchema.extend({
  dimension: z.enum(dimensions as [Dimension]).catch('page'),
})

const listSchema = valuesSchema.extend({
  page: z.coerce.number().int().min(1).max(1_000).catch(1),
})

/** The values of one dimension, most visits first. */
export const listValues = query('viewer', listSchema, async (context, filter) => {
  const { rows, ...read } = await readRows(context, filter)
  const start = (filter.page - 1) * PAGE_SIZE
  return {
    ...read,
    filter,
    filterName: filterName(filter),
    total: rows.length,
    hasMore: rows.length > start + PAGE_SIZE,
    rows: rows
      .slice(start, start + PAGE_SIZE)
      .map((row) => ({ ...row, name: valueName(filter.dimension, row.value) })),
  }
})

export type ListedValues = ResultOf<typeof listValues>

/** All values. Those without a visit in the period may have led to a deal that was won in it. */
export async function readRows(context: AdminContext, filter: z.output<typeof valuesSchema>) {
  const { dimension } = filter
  const { range, compared, timeZone, current, before } = await readingsOf(context, filter)
  const [counted, earlier, deals] = await Promise.all([
    readValues(current, dimension, VALUES_MAX),
    readValues(before, dimension, VALUES_MAX),
    hasRevenue(dimension) ? dealsFor(context, filter, range, timeZone) : null,
  ])
  const won = deals && hasRevenue(dimension) ? revenueBy(deals, dimension) : null
  const known = new Set(counted.map(({ value }) => value))
  const others = [...(won?.keys() ?? [])].filter((value) => !known.has(value))
  const visitsBefore = new Map(earlier.map(({ value, visits }) => [value, visits]))
  const rows = [...counted, ...others.map((value) => ({ ...noCounts, value }))].map((row) => ({
    ...row,
    visitsBefore: compared && (visitsBefore.get(row.value) ?? 0),
    revenue: won?.get(row.value) ?? { deals: 0, amounts: [] },
  }))
  return {
    range,
    compared,
    rows,
    /** Whether anything was counted in the period to compare with. */
    hasBefore: earlier.length > 0,
    /** False for who may not see what was won, and where it is not known. */
    hasDeals: won !== null,
  }
}

export type ValueRow = Awaited<ReturnType<typeof readRows>>['rows'][number]
