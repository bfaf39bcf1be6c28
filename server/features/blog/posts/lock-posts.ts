import type { StoreTransaction } from '#server/platform/db/schema.ts'

/**
 * Lets one transaction at a time write posts, in whatever process: versions and free slugs are read before they are
 * written. The row is locked until the transaction ends.
 */
export async function takeTurn(transaction: StoreTransaction) {
  await transaction
    .insertInto('settings')
    .values({ key: 'posts_lock', value: '' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '' }))
    .execute()
}
