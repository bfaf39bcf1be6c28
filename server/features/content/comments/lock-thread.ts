import { lockDocument } from '#server/features/content/plans/plan-rows.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'

/**
 * A thread, while others who change threads of the same document wait.
 * @throws 404 if it was deleted
 */
export async function lockThread(transaction: StoreTransaction, id: string) {
  const find = () =>
    transaction.selectFrom('comment_threads').selectAll().where('id', '=', id).executeTakeFirst()
  const found = await find()
  if (found) await lockDocument(transaction, found.document)
  const thread = found && (await find())
  if (!thread) fail(404, 'This comment no longer exists. Reload the page.')
  return thread
}
