import { addDays } from '#model/day.ts'
import type { Dimension, FilterDimension } from '#model/insights/insights.ts'
import type { DayRange } from '#model/insights/period.ts'
import { startOfDay } from '#model/local-time.ts'
import type { ConversionRow } from '#server/platform/db/rows/insights.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { Store } from '#server/platform/db/schema.ts'
import type { InsightFilter } from './filter-insights.ts'

/** A won lead, and what is known of the visit that led to it. */
export type WonDeal = Pick<LeadRow, 'kind' | 'value' | 'currency'> & {
  [Column in Exclude<(typeof columns)[number], 'pages'>]: ConversionRow[Column] | null
} & { pages: string[] }

/** How many deals, and what those with a value are worth: by currency, in minor units. */
export type Revenue = { deals: number; amounts: { currency: string; value: number }[] }

const columns = [
  ...(['first_source', 'first_campaign', 'last_source', 'last_campaign'] as const),
  ...(['entry', 'pages'] as const),
] as const

/** Leads that were won in these days of the site, which are few, with what led to them. */
export async function readWonDeals(
  store: Store,
  range: DayRange,
  timeZone: string,
): Promise<WonDeal[]> {
  const rows = await wonLeads(store, range, timeZone)
    .leftJoin('conversions', 'conversions.lead_id', 'leads.id')
    .select(['leads.kind', 'leads.value', 'leads.currency'])
    .select(columns.map((column) => `conversions.${column}` as const))
    .execute()
  return rows.map((row) => ({ ...row, pages: row.pages ? JSON.parse(row.pages) : [] }))
}

/** What was won in these days in all. */
export async function readWonRevenue(store: Store, range: DayRange, timeZone: string) {
  const rows = await wonLeads(store, range, timeZone)
    .select(['currency', ({ fn }) => fn.countAll<number | string>().as('deals')])
    .select(({ fn }) => fn.sum<number | string | null>('value').as('value'))
    .groupBy('currency')
    .execute()
  const sum = noRevenue()
  for (const { currency, deals, value } of rows) {
    sum.deals += Number(deals)
    if (currency && value !== null) sum.amounts.set(currency, Number(value))
  }
  return shown(sum)
}

function wonLeads(store: Store, { from, to }: DayRange, timeZone: string) {
  const [start, end] = [from, addDays(to, 1)].map((day) => startOfDay(day, timeZone)?.toISOString())
  return (
    store
      .selectFrom('leads')
      .where('leads.status', '=', 'won')
      // Of applications nobody earns anything.
      .where('leads.kind', '!=', 'application')
      .where('leads.closed_at', '>=', start ?? from)
      .where('leads.closed_at', '<', end ?? to)
  )
}

/** By which dimensions it is known what led to a deal. */
const valuesOf = {
  source: ({ first_source }) => [first_source],
  campaign: ({ first_campaign }) => [first_campaign],
  'last-source': ({ last_source }) => [last_source],
  'last-campaign': ({ last_campaign }) => [last_campaign],
  entry: ({ entry }) => [entry],
  page: ({ pages }) => pages,
  conversion: ({ kind }) => [kind],
} satisfies Partial<Record<Dimension, (deal: WonDeal) => (string | null)[]>>

export type RevenueDimension = keyof typeof valuesOf

export function hasRevenue(dimension: Dimension): dimension is RevenueDimension {
  return dimension in valuesOf
}

/** The deals with the value of a filter; null if it is not known of deals, as a device is not. */
export function filterDeals(deals: WonDeal[], { by, is }: Pick<InsightFilter, 'by' | 'is'>) {
  if (!by || !is) return deals
  const dimension: FilterDimension = by
  if (!hasRevenue(dimension)) return null
  return deals.filter((deal) => valuesOf[dimension](deal).includes(is))
}

/** The revenue of each value of a dimension. A deal counts for each page of its visit. */
export function revenueBy(deals: WonDeal[], dimension: RevenueDimension) {
  const sums = new Map<string, RevenueSum>()
  for (const deal of deals) {
    for (const value of valuesOf[dimension](deal)) {
      if (!value) continue
      const sum = sums.get(value) ?? noRevenue()
      sums.set(value, sum)
      addDeal(sum, deal)
    }
  }
  return new Map([...sums].map(([value, sum]) => [value, shown(sum)]))
}

export function revenueOf(deals: WonDeal[]): Revenue {
  const sum = noRevenue()
  for (const deal of deals) addDeal(sum, deal)
  return shown(sum)
}

type RevenueSum = { deals: number; amounts: Map<string, number> }

function noRevenue(): RevenueSum {
  return { deals: 0, amounts: new Map() }
}

function addDeal(sum: RevenueSum, { value, currency }: WonDeal) {
  sum.deals += 1
  if (value === null || !currency) return
  sum.amounts.set(currency, (sum.amounts.get(currency) ?? 0) + value)
}

function shown({ deals, amounts }: RevenueSum): Revenue {
  const sorted = [...amounts].sort(([one], [other]) => (one < other ? -1 : 1))
  return { deals, amounts: sorted.map(([currency, value]) => ({ currency, value })) }
}
