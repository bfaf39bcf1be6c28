import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { storedTitle } from '#server/features/content/editor/stored-title.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { lockThread } from './lock-thread.ts'

const threadSchema = z.object({ thread: z.uuid() })

/** Marks a comment as resolved; it stays readable. */
export const resolveComment = mutation('author', threadSchema, async (context, { thread }) => {
  await setResolved(context, thread, true)
  return { message: 'Comment resolved.', value: null }
})

/** Opens a resolved comment again. */
export const reopenComment = mutation('author', threadSchema, async (context, { thread }) => {
  await setResolved(context, thread, false)
  return { message: 'Comment reopened.', value: null }
})

async function setResolved(context: AdminContext, id: string, isResolved: boolean) {
  const { store, actor, clock } = context
  await store.transaction().execute(async (transaction) => {
    const { document, resolved_at } = await lockThread(transaction, id)
    if ((resolved_at !== null) === isResolved) return
    await transaction
      .updateTable('comment_threads')
      .set(
        isResolved
          ? { resolved_at: clock().toISOString(), resolved_by: actor.id }
          : { resolved_at: null, resolved_by: null },
      )
      .where('id', '=', id)
      .execute()
    const title = await storedTitle(transaction, context, document)
    await audit(transaction, context, {
      action: isResolved ? 'content.comment-resolved' : 'content.comment-reopened',
      subject: `content:${document}`,
      summary: `${isResolved ? 'Resolved' : 'Reopened'} a comment on “${title}”`,
    })
  })
}
