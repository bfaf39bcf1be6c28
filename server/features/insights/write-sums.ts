import { setImmediate } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import { monthOf } from '#model/insights/period.ts'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { InsightSumRow } from '#server/platform/db/rows/insights.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { countNames, createSums } from './sums.ts'

/** Rows per statement. */
const BATCH = 500

const columns = ['filter', 'dimension', 'period', 'value', ...countNames] as const

/** Sets of `on conflict do update` that add the new counts to the stored ones. */
export const addedCounts = countNames
  .map((name) => `${name} = insight_sums.${name} + excluded.${name}`)
  .join(', ')

/** Adds the sums of days to what is stored, for the day and for its month. */
export async function writeSums(transaction: StoreTransaction, rows: InsightSumRow[]) {
  const months = createSums()
  for (const { filter, dimension, period, value, ...counts } of rows) {
    months.add({ filter, dimension, period: monthOf(period), value }, counts)
  }
  const all = [...rows, ...months.rows()]
  for (let start = 0; start < all.length; start += BATCH) {
    await upsert(transaction, all.slice(start, start + BATCH))
    // SQLite answers within the same turn of the event loop.
    await setImmediate()
  }
}

/** Written as SQL, because Kysely takes longer to build it than the database to run it. */
async function upsert(transaction: StoreTransaction, rows: InsightSumRow[]) {
  let position = 0
  const placeholder = isSqlite(transaction) ? () => '?' : () => `$${++position}`
  const values = rows.map(() => `(${columns.map(placeholder).join(',')})`).join(',')
  const statement = `insert into insight_sums (${columns.join(',')}) values ${values}
    on conflict (filter, dimension, period, value) do update set ${addedCounts}`
  const parameters = rows.flatMap((row) => columns.map((column) => row[column]))
  await transaction.executeQuery(CompiledQuery.raw(statement, parameters))
}
