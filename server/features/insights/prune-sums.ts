import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { filterNames, OTHER } from '#model/insights/insights.ts'
import { monthOf, oldestMonth } from '#model/insights/period.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { lockInsights } from './lock-insights.ts'
import { countNames, filterOf } from './sums.ts'
import { addedCounts } from './write-sums.ts'

/** How many values of a dimension are kept, most visits first; the rest is summed as "(other)". */
type Kept = {
  values: number
  /** Values of each dimension that can be filtered by, and values of the others below each. */
  filters: number
  filtered: number
}

const KEPT_BY_DAY: Kept = { values: 200, filters: 15, filtered: 15 }
const KEPT_BY_MONTH: Kept = { values: 500, filters: 50, filtered: 30 }

/** Rows of a day from which it is pruned before it ends, such as by made-up campaigns. */
const ROWS_MAX = 20_000

const PRUNED_KEY = 'insights_pruned_to'

/** Filters and groups per transaction, so that others can write in between. */
const BATCH = 25

/** Prunes the days that have ended since the last time and their months, and deletes what is older than 25 months. */
export async function pruneEndedDays(store: Store, today: string) {
  const last = await store
    .selectFrom('settings')
    .select('value')
    .where('key', '=', PRUNED_KEY)
    .executeTakeFirst()
  if (last?.value === today) return
  const days = await store
    .selectFrom('insight_sums')
    .select('period')
    .where('filter', '=', '')
    .where('dimension', '=', '')
    .where('period', '>=', last?.value ?? '')
    .where('period', '<', today)
    .where(sql<number>`length(period)`, '=', today.length)
    .execute()
  const months = new Set(days.map(({ period }) => monthOf(period)))
  for (const { period } of days) await prune(store, period, KEPT_BY_DAY)
  for (const month of months) await prune(store, month, KEPT_BY_MONTH)
  await deleteOld(store, oldestMonth(today))
  await store
    .insertInto('settings')
    .values({ key: PRUNED_KEY, value: today })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: today }))
    .execute()
}

/** Prunes a day that goes on if it has become too large. */
export async function pruneLarge(store: Store, today: string) {
  const { count } = await store
    .selectFrom('insight_sums')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('period', '=', today)
    .executeTakeFirstOrThrow()
  if (Number(count) <= ROWS_MAX) return
  await prune(store, today, KEPT_BY_DAY)
  await prune(store, monthOf(today), KEPT_BY_MONTH)
}

async function deleteOld(store: Store, oldest: string) {
  const periods = await store
    .selectFrom('insight_sums')
    .select('period')
    .distinct()
    .where('period', '<', oldest)
    .execute()
  for (const { period } of periods) {
    await store.deleteFrom('insight_sums').where('period', '=', period).execute()
  }
}

/** In small steps: a statement for the whole period would keep SQLite, and all requests, for a second. */
async function prune(store: Store, period: string, kept: Kept) {
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
  const limitOf = (filter: string) => (filter === '' ? kept.values : kept.filtered)
  const large = groups.filter(
    ({ filter, count }) => filters.has(filter) && Number(count) > limitOf(filter),
  )
  await inSteps(store, large, async (transaction, batch) => {
    for (const { filter, dimension } of batch) {
      await sumRare(transaction, { filter, dimension, period }, limitOf(filter))
    }
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
    order by visits desc, views desc, value limit ${sql.lit(ROWS_MAX * 10)} offset ${sql.lit(limit)}`
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
