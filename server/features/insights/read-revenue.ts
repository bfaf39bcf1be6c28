import { mayAct } from '#model/accounts/accounts.ts'
import type { DayRange } from '#model/insights/period.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import type { InsightFilter } from './filter-insights.ts'
import { valueName } from './value-name.ts'
import {
  filterDeals,
  type Revenue,
  type RevenueDimension,
  readWonDeals,
  readWonRevenue,
  revenueBy,
  revenueOf,
  type WonDeal,
} from './won-deals.ts'

/** Rows of each table. */
const SHOWN = 6

/** What is shown in each table; where there are two, by the first and by the last touch. */
const tables: [RevenueDimension, RevenueDimension?][] = [
  ['source', 'last-source'],
  ['campaign', 'last-campaign'],
  ['entry'],
  ['page'],
]

type Asked = { range: DayRange; compared: DayRange | null; timeZone: string; currency: string }

/** The won deals of a range and filter; null for who may not see what a deal is worth, and where it is not known. */
export async function dealsFor(
  { store, actor }: AdminContext,
  filter: InsightFilter,
  range: DayRange,
  timeZone: string,
): Promise<WonDeal[] | null> {
  if (!mayAct(actor.role, 'editor')) return null
  return filterDeals(await readWonDeals(store, range, timeZone), filter)
}

/** What was won in a range, for who may see it. */
async function totalOf(
  context: AdminContext,
  filter: InsightFilter,
  range: DayRange,
  timeZone: string,
) {
  if (!filter.by || !filter.is) return readWonRevenue(context.store, range, timeZone)
  return revenueOf((await dealsFor(context, filter, range, timeZone)) ?? [])
}

/** What was won, by what led to it. */
export async function readRevenue(
  context: AdminContext,
  filter: InsightFilter,
  { range, compared, timeZone, currency }: Asked,
) {
  const deals = await dealsFor(context, filter, range, timeZone)
  if (!deals) return null
  const before = compared && (await totalOf(context, filter, compared, timeZone))
  return {
    total: revenueOf(deals),
    before,
    /** Of visits that were not counted. */
    unknown: revenueOf(deals.filter(({ entry }) => entry === null)),
    tables: tables.map(([dimension, last]) => ({
      dimension,
      ...rowsOf(dimension, currency, [
        revenueBy(deals, dimension),
        last ? revenueBy(deals, last) : null,
      ]),
    })),
  }
}

export type ShownRevenue = NonNullable<Awaited<ReturnType<typeof readRevenue>>>

/** Those that are worth most in the site's currency first. */
function rowsOf(
  dimension: RevenueDimension,
  currency: string,
  [first, last]: [Map<string, Revenue>, Map<string, Revenue> | null],
) {
  const none: Revenue = { deals: 0, amounts: [] }
  const rows = [...new Set([...first.keys(), ...(last?.keys() ?? [])])].map((value) => ({
    value,
    name: valueName(dimension, value),
    first: first.get(value) ?? none,
    last: last && (last.get(value) ?? none),
  }))
  const worth = ({ amounts }: Revenue) =>
    amounts.find((amount) => amount.currency === currency)?.value ?? 0
  rows.sort(
    (one, other) => worth(other.first) - worth(one.first) || other.first.deals - one.first.deals,
  )
  return { rows: rows.slice(0, SHOWN), hasMore: rows.length > SHOWN }
}
