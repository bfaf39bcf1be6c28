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
  [Column in (typeof columns)[number]]: ConversionRow[Column] | null
}

/** How many deals, and what those with a value are worth: by currency, in minor units. */
export type Revenue = { deals: number; amounts: { currency: string; value: number }[] }

const columns = [
  ...(['first_source', 'first_campaign', 'last_source', 'last_campaign'] as const),
  ...(['entry', 'pages'] as const),
] as const

/** Leads that were won in these days of the site. There are few, so that no sums of them are kept. */
export async function readWonDeals(
  store: Store,
  { from, to }: DayRange,
  timeZone: string,
): Promise<WonDeal[]> {
  const [start, end] = [from, addDays(to, 1)].map((day) => startOfDay(day, timeZone)?.toISOString())
  return (
    store
      .selectFrom('leads')
      .leftJoin('conversions', 'conversions.lead_id', 'leads.id')
      .select(['leads.kind', 'leads.value', 'leads.currency'])
      .select(columns.map((column) => `conversions.${column}` as const))
      .where('leads.status', '=', 'won')
      // Of applications nobody earns anything.
      .where('leads.kind', '!=', 'application')
      .where('leads.closed_at', '>=', start ?? from)
      .where('leads.closed_at', '<', end ?? to)
      .execute()
  )
}

/** By which dimensions it is known what led to a deal. */
const valuesOf = {
  source: ({ first_source }) => [first_source],
  campaign: ({ first_campaign }) => [first_campaign],
  'last-source': ({ last_source }) => [last_source],
  'last-campaign': ({ last_campaign }) => [last_campaign],
  entry: ({ entry }) => [entry],
  page: ({ pages }) => (pages ? (JSON.parse(pages) as string[]) : []),
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

/** The revenue of each value of a dimension, most deals first. A deal counts for each page of its visit. */
export function revenueBy(deals: WonDeal[], dimension: RevenueDimension) {
  const byValue = new Map<string, WonDeal[]>()
  for (const deal of deals) {
    for (const value of valuesOf[dimension](deal)) {
      if (!value) continue
      const known = byValue.get(value)
      if (known) known.push(deal)
      else byValue.set(value, [deal])
    }
  }
  return new Map([...byValue].map(([value, own]) => [value, revenueOf(own)]))
}

export function revenueOf(deals: WonDeal[]): Revenue {
  const amounts = new Map<string, number>()
  for (const { value, currency } of deals) {
    if (value !== null && currency) amounts.set(currency, (amounts.get(currency) ?? 0) + value)
  }
  const sorted = [...amounts].sort(([one], [other]) => one.localeCompare(other))
  return {
    deals: deals.length,
    amounts: sorted.map(([currency, value]) => ({ currency, value })),
  }
}
