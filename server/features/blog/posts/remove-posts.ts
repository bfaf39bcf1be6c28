import { postKey } from '#model/content/standalone.ts'
import { deleteDocuments } from '#server/features/content/editor/delete-documents.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** Deletes posts with their versions and former addresses. */
export async function removePosts(transaction: StoreTransaction, ids: string[]) {
  if (ids.length === 0) return
  await deleteDocuments(transaction, ids.map(postKey))
  await transaction.deleteFrom('post_redirects').where('post_id', 'in', ids).execute()
  await transaction.deleteFrom('post_addresses').where('post_id', 'in', ids).execute()
  await transaction.deleteFrom('posts').where('id', 'in', ids).execute()
}
