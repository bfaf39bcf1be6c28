import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { filterNames, OTHER } from '#model/insights/insights.ts'
import { vitals } from '#model/insights/vitals.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { lockInsights } from './lock-insights.ts'
import { countNames, filterOf } from './sums.ts'
import { addedCounts } from './write-sums.ts'

/** How many values of a dimension are kept, most visits first; the rest is summed as "(other)". */
type Kept = {
  values: number
  /** Values of each dimension that can be filtered by, and values of the others below each, of which buckets are more. */
  filters: number
  filtered: number
}

export const KEPT_BY_DAY: Kept = { values: 200, filters: 15, filtered: 15 }
export const KEPT_BY_MONTH: Kept = { values: 500, filters: 50, filtered: 30 }

/** More rows than a group has. SQLite takes no offset without a limit. */
const ALL = 200_000

/** Filters and groups per transaction, so that others can write in between. */
const BATCH = 25

/** Sums the rare values of a day or month. In small steps: a statement for the whole period would keep SQLite, and all requests, for a second. */
export async function prunePeriod(store: Store, period: string, kept: Kept) {
  const filters = await keptFilters(store, period, kept)
  const groups = await store
    .selectFrom('insight_sums')
    .select(['filter', 'dimension', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where('period', '=', period)
    .groupBy(['filter', 'dimension'])
    .execute()
  const rare = new Set(groups.flatMap(({ filter }) => (filters.has(filter) ? [] : filter)))
  await inSteps(store, [...rare], async (transaction, batch) => {
    await transaction
      .deleteFrom('insight_sums')
      .where('period', '=', period)
      .where('filter', 'in', batch)
      .execute()
  })
  const limitOf = ({ filter, dimension }: Omit<Group, 'period'>) =>
    filter === '' || dimension in vitals ? kept.values : kept.filtered
  const large = groups.filter(
    (group) => filters.has(group.filter) && Number(group.count) > limitOf(group),
  )
  await inSteps(store, large, async (transaction, batch) => {
    for (const group of batch) await sumRare(transaction, { ...group, period }, limitOf(group))
  })
}

/** The sums of all visits, and those below the most frequent values. */
async function keptFilters(store: Store, period: string, kept: Kept) {
  const names = new Set([''])
  for (const dimension of filterNames) {
    const rows = await store
      .selectFrom('insight_sums')
      .select('value')
      .where('filter', '=', '')
      .where('dimension', '=', dimension)
      .where('period', '=', period)
      .where('value', '!=', OTHER)
      .orderBy('visits', 'desc')
      .orderBy('views', 'desc')
      .orderBy('value')
      .limit(kept.filters)
      .execute()
    for (const { value } of rows) names.add(filterOf(dimension, value))
  }
  return names
}

type Group = { filter: string; dimension: string; period: string }

/** Sums the values of a group beyond the most frequent as "(other)". */
async function sumRare(transaction: StoreTransaction, group: Group, limit: number) {
  const { filter, dimension, period } = group
  const isGroup = sql`filter = ${filter} and dimension = ${dimension} and period = ${period}`
  const rare = sql`select value from insight_sums where ${isGroup} and value <> ${OTHER}
    order by visits desc, views desc, value limit ${sql.lit(ALL)} offset ${sql.lit(limit)}`
  const sums = sql.raw(countNames.map((name) => `sum(${name})`).join(', '))
  const names = sql.raw(countNames.join(', '))
  await sql`insert into insight_sums (filter, dimension, period, value, ${names})
    select filter, dimension, period, ${OTHER}, ${sums} from insight_sums
    where ${isGroup} and value in (${rare})
    group by filter, dimension, period
    on conflict (filter, dimension, period, value) do update set ${sql.raw(addedCounts)}`.execute(
    transaction,
  )
  await sql`delete from insight_sums where ${isGroup} and value in (${rare})`.execute(transaction)
}

async function inSteps<T>(
  store: Store,
  items: T[],
  work: (transaction: StoreTransaction, batch: T[]) => Promise<void>,
) {
  for (let start = 0; start < items.length; start += BATCH) {
    await store.transaction().execute(async (transaction) => {
      await lockInsights(transaction)
      await work(transaction, items.slice(start, start + BATCH))
    })
    // SQLite answers within the same turn of the event loop.
    await setImmediate()
  }
}
