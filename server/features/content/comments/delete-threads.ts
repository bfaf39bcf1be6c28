import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** Deletes all comments on these documents. */
export async function deleteThreads(transaction: StoreTransaction, documents: string[]) {
  const threads = transaction
    .selectFrom('comment_threads')
    .select('id')
    .where('document', 'in', documents)
  await transaction.deleteFrom('comments').where('thread_id', 'in', threads).execute()
  await transaction.deleteFrom('comment_threads').where('document', 'in', documents).execute()
}
