import { postKey } from '#model/content/review.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** Deletes posts and their dependent rows. */
export async function removePosts(transaction: StoreTransaction, ids: string[]) {
  if (ids.length === 0) return
  for (const table of ['post_revisions', 'post_redirects', 'post_autosaves'] as const) {
    await transaction.deleteFrom(table).where('post_id', 'in', ids).execute()
  }
  await transaction.deleteFrom('reviews').where('document', 'in', ids.map(postKey)).execute()
  await transaction.deleteFrom('posts').where('id', 'in', ids).execute()
}
