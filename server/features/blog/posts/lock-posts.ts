import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** Global write lock for posts, across processes: versions and free slugs are read before writing. */
export async function lockPosts(transaction: StoreTransaction) {
  await transaction
    .insertInto('settings')
    .values({ key: 'posts_lock', value: '' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '' }))
    .execute()
}
