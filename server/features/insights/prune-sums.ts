import { sql } from 'kysely'
import { monthOf, oldestMonth } from '#model/insights/period.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { KEPT_BY_DAY, KEPT_BY_MONTH, prunePeriod } from './prune-period.ts'

/** Rows of a day from which it is pruned before it ends, such as by made-up campaigns. */
const ROWS_MAX = 20_000

const PRUNED_KEY = 'insights_pruned_to'

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
  for (const { period } of days) await prunePeriod(store, period, KEPT_BY_DAY)
  for (const month of months) await prunePeriod(store, month, KEPT_BY_MONTH)
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
  await prunePeriod(store, today, KEPT_BY_DAY)
  await prunePeriod(store, monthOf(today), KEPT_BY_MONTH)
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
