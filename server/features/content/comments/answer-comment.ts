import { z } from 'zod'
import { ANSWERS_MAX } from '#model/content/comments.ts'
import { mutation } from '#server/actions/action.ts'
import { storedTitle } from '#server/features/content/editor/stored-title.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { commentText } from './add-comment.ts'
import { lockThread } from './lock-thread.ts'
import { tellInvolved } from './tell-involved.ts'

const answerSchema = z.object({ thread: z.uuid(), text: commentText })

/** Answers a comment; a resolved one is open again. */
export const answerComment = mutation('author', answerSchema, async (context, input) => {
  const { text } = input
  const { store, actor, clock, newId } = context
  await store.transaction().execute(async (transaction) => {
    const thread = await lockThread(transaction, input.thread)
    const { id, document } = thread
    const { count } = await transaction
      .selectFrom('comments')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('thread_id', '=', id)
      .executeTakeFirstOrThrow()
    if (Number(count) >= ANSWERS_MAX) {
      fail(409, `This comment has ${ANSWERS_MAX - 1} answers already. Start a new one.`)
    }
    await transaction
      .updateTable('comment_threads')
      .set({ resolved_at: null, resolved_by: null })
      .where('id', '=', id)
      .execute()
    const created_at = clock().toISOString()
    await transaction
      .insertInto('comments')
      .values({ id: newId(), thread_id: id, author_id: actor.id, text, created_at })
      .execute()
    const title = await storedTitle(transaction, context, document)
    await audit(transaction, context, {
      action: 'content.comment-answered',
      subject: `content:${document}`,
      summary: `Answered a comment on “${title}”`,
    })
    await tellInvolved(transaction, context, { thread, title, text, isAnswer: true })
  })
  return { message: 'Answer added.', value: null }
})
