import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** Global write lock for visits and their sums, across processes: they are read before they are written. */
export async function lockInsights(transaction: StoreTransaction) {
  await transaction
    .insertInto('settings')
    .values({ key: 'insights_lock', value: '' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '' }))
    .execute()
}
