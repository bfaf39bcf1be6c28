import { deleteThreads } from '#server/features/content/comments/delete-threads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** Deletes documents with their versions and all that belongs to them. */
export async function deleteDocuments(transaction: StoreTransaction, keys: string[]) {
  if (keys.length === 0) return
  await deleteThreads(transaction, keys)
  for (const table of ['plans', 'reviews', 'preview_links', 'content_revisions'] as const) {
    await transaction.deleteFrom(table).where('document', 'in', keys).execute()
  }
  await transaction.deleteFrom('content_documents').where('key', 'in', keys).execute()
}
