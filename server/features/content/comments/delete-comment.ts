import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { storedTitle } from '#server/features/content/editor/stored-title.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { lockThread } from './lock-thread.ts'

/** Deletes one's own comment. Answers of others stay. */
export const deleteComment = mutation(
  'author',
  z.object({ comment: z.uuid() }),
  async (context, { comment: id }) => {
    await context.store.transaction().execute(async (transaction) => {
      const comment = await transaction
        .selectFrom('comments')
        .select(['author_id', 'thread_id'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!comment) fail(404, 'This comment no longer exists. Reload the page.')
      if (comment.author_id !== context.actor.id)
        fail(403, 'You can delete only your own comments.')
      const thread = await lockThread(transaction, comment.thread_id)
      await transaction.deleteFrom('comments').where('id', '=', id).execute()
      await deleteIfEmpty(transaction, thread.id)
      const title = await storedTitle(transaction, context, thread.document)
      await audit(transaction, context, {
        action: 'content.comment-deleted',
        subject: `content:${thread.document}`,
        summary: `Deleted a comment on “${title}”`,
      })
    })
    return { message: 'Comment deleted.', value: null }
  },
)

async function deleteIfEmpty(transaction: StoreTransaction, thread: string) {
  const left = await transaction
    .selectFrom('comments')
    .select('id')
    .where('thread_id', '=', thread)
    .limit(1)
    .executeTakeFirst()
  if (left) return
  await transaction.deleteFrom('comment_threads').where('id', '=', thread).execute()
}
