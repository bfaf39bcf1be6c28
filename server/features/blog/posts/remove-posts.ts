import { postKey } from '#model/content/review.ts'
import { deleteThreads } from '#server/features/content/comments/delete-threads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** Deletes posts and their dependent rows. */
export async function removePosts(transaction: StoreTransaction, ids: string[]) {
  if (ids.length === 0) return
  for (const table of ['post_revisions', 'post_redirects', 'post_autosaves'] as const) {
    await transaction.deleteFrom(table).where('post_id', 'in', ids).execute()
  }
  const keys = ids.map(postKey)
  for (const table of ['reviews', 'preview_links'] as const) {
    await transaction.deleteFrom(table).where('document', 'in', keys).execute()
  }
  await deleteThreads(transaction, keys)
  await transaction.deleteFrom('posts').where('id', 'in', ids).execute()
}
