import { z } from 'zod'
import {
  conversions,
  type Dimension,
  filterDimensions,
  otherDimensions,
} from '#model/insights/insights.ts'
import { decimalAmount } from '#model/money.ts'
import { download, query, type ResultOf } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { type CsvColumn, csvLines } from '#server/actions/csv.ts'
import { insightSchema, readingsOf } from './filter-insights.ts'
import { dealsFor } from './read-revenue.ts'
import { readValues, type ValueCounts } from './read-sums.ts'
import { noCounts } from './sums.ts'
import { filterName, valueName } from './value-name.ts'
import { hasRevenue, type Revenue, revenueBy } from './won-deals.ts'

const dimensions = [...Object.keys(filterDimensions), ...Object.keys(otherDimensions)]

const listSchema = insightSchema.extend({
  dimension: z.enum(dimensions as [Dimension]).catch('page'),
})

type ListFilter = z.output<typeof listSchema>

/** All values of one dimension, most visits first. */
export const listValues = query('viewer', listSchema, async (context, filter) => {
  const { range, compared, rows, hasDeals } = await readRows(context, filter)
  return {
    filter,
    filterName: filterName(filter),
    range,
    compared,
    /** False for who may not see what was won, and where it is not known. */
    hasDeals,
    rows: rows.map((row) => ({ ...row, name: valueName(filter.dimension, row.value) })),
  }
})

export type ListedValues = ResultOf<typeof listValues>

/** Values without a visit in the period may have led to a deal that was won in it. */
async function readRows(context: AdminContext, filter: ListFilter) {
  const { dimension } = filter
  const { range, compared, timeZone, current } = await readingsOf(context, filter)
  const [counted, deals] = await Promise.all([
    readValues(current, dimension),
    hasRevenue(dimension) ? dealsFor(context, filter, range, timeZone) : null,
  ])
  const won = deals && hasRevenue(dimension) ? revenueBy(deals, dimension) : null
  const known = new Set(counted.map(({ value }) => value))
  const others = [...(won?.keys() ?? [])].filter((value) => !known.has(value))
  const rows = [...counted, ...others.map((value) => ({ ...noCounts, value }))].map((row) => ({
    ...row,
    revenue: won?.get(row.value) ?? { deals: 0, amounts: [] },
  }))
  return { range, compared, rows, hasDeals: won !== null }
}

type Row = ValueCounts & { revenue: Revenue }

const columns: CsvColumn<Row>[] = [
  { head: 'visits', value: ({ visits }) => visits },
  { head: 'views', value: ({ views }) => views },
  { head: 'one_page_visits', value: ({ bounces }) => bounces },
  { head: 'seconds_in_view', value: ({ seconds }) => seconds },
  { head: 'views_told', value: ({ readings }) => readings },
  { head: 'scroll_percent_sum', value: ({ depth }) => depth },
  ...Object.values(conversions).map(({ title, column }) => ({
    head: title.toLowerCase().replace(' ', '_'),
    value: (row: Row) => row[column],
  })),
]

/** The same as CSV; what was won has a column for each currency. */
export const exportValues = download('viewer', listSchema, async (context, filter) => {
  const { range, rows, hasDeals } = await readRows(context, filter)
  const name: CsvColumn<Row> = {
    head: filter.dimension.replace('-', '_'),
    value: ({ value }) => value,
  }
  return {
    name: `insights-${filter.dimension}-${range.from}-${range.to}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    body: csvLines([name, ...columns, ...(hasDeals ? revenueColumns(rows) : [])], rows),
  }
})

function revenueColumns(rows: Row[]): CsvColumn<Row>[] {
  const found = rows.flatMap(({ revenue }) => revenue.amounts.map(({ currency }) => currency))
  const currencies = [...new Set(found)].sort()
  return [
    { head: 'won_deals', value: ({ revenue }) => revenue.deals },
    ...currencies.map((currency) => ({
      head: `won_${currency.toLowerCase()}`,
      value: ({ revenue }: Row) => {
        const amount = revenue.amounts.find((each) => each.currency === currency)
        return Number(decimalAmount(amount?.value ?? 0, currency))
      },
    })),
  ]
}
