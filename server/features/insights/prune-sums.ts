import { type RawBuilder, sql } from 'kysely'
import { filterNames, MONTHS_KEPT, OTHER } from '#model/insights/insights.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { lockInsights } from './lock-insights.ts'
import { countNames } from './sums.ts'
import { addedCounts, monthOf } from './write-sums.ts'

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

/** Prunes the days that have ended since the last time and their months, and deletes what is older than 25 months. */
export async function pruneEndedDays(store: Store, today: string) {
  await store.transaction().execute(async (transaction) => {
    await lockInsights(transaction)
    const last = await transaction
      .selectFrom('settings')
      .select('value')
      .where('key', '=', PRUNED_KEY)
      .executeTakeFirst()
    if (last?.value === today) return
    const days = await transaction
      .selectFrom('insight_sums')
      .select('period')
      .distinct()
      .where('period', '>=', last?.value ?? '')
      .where('period', '<', today)
      .where(sql<number>`length(period)`, '=', today.length)
      .execute()
    const months = new Set(days.map(({ period }) => monthOf(period)))
    for (const { period } of days) await prune(transaction, period, KEPT_BY_DAY)
    for (const month of months) await prune(transaction, month, KEPT_BY_MONTH)
    await transaction.deleteFrom('insight_sums').where('period', '<', oldestMonth(today)).execute()
    await transaction
      .insertInto('settings')
      .values({ key: PRUNED_KEY, value: today })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: today }))
      .execute()
  })
}

/** Prunes a day that goes on if it has become too large. To be called under the lock of insights. */
export async function pruneLarge(transaction: StoreTransaction, today: string) {
  const { count } = await transaction
    .selectFrom('insight_sums')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('period', '=', today)
    .executeTakeFirstOrThrow()
  if (Number(count) <= ROWS_MAX) return
  await prune(transaction, today, KEPT_BY_DAY)
  await prune(transaction, monthOf(today), KEPT_BY_MONTH)
}

/** The first month that is kept. */
export function oldestMonth(today: string) {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - MONTHS_KEPT, 1)).toISOString().slice(0, 'yyyy-mm'.length)
}

async function prune(transaction: StoreTransaction, period: string, kept: Kept) {
  await deleteFilters(transaction, period, kept)
  const surplus = surplusOf(period, kept)
  const sums = sql.raw(countNames.map((name) => `sum(${name})`).join(', '))
  const names = sql.raw(countNames.join(', '))
  await sql`insert into insight_sums (filter, dimension, period, value, ${names})
    select filter, dimension, ${period}, ${OTHER}, ${sums} from (${surplus}) as surplus
    group by filter, dimension
    on conflict (filter, dimension, period, value) do update set ${sql.raw(addedCounts)}`.execute(
    transaction,
  )
  await sql`delete from insight_sums where period = ${period}
    and (filter, dimension, value) in (select filter, dimension, value from (${surplus}) as surplus)`.execute(
    transaction,
  )
}

/** Deletes the sums below values that are not among the most frequent. */
async function deleteFilters(transaction: StoreTransaction, period: string, { filters }: Kept) {
  await sql`delete from insight_sums where period = ${period} and filter <> '' and filter not in (
    select dimension || '=' || value from (
      select dimension, value,
        row_number() over (partition by dimension order by visits desc, views desc, value) as place
      from insight_sums
      where period = ${period} and filter = '' and value <> ${OTHER}
        and dimension in (${sql.join([...filterNames])})
    ) as ranked where place <= ${sql.lit(filters)}
  )`.execute(transaction)
}

/** The rows beyond what is kept. */
function surplusOf(period: string, { values, filtered }: Kept): RawBuilder<unknown> {
  return sql`select * from (
    select insight_sums.*,
      row_number() over (partition by filter, dimension order by visits desc, views desc, value) as place
    from insight_sums where period = ${period} and dimension <> '' and value <> ${OTHER}
  ) as ranked where place > case when filter = '' then ${sql.lit(values)} else ${sql.lit(filtered)} end`
}
