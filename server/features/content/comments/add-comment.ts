import { z } from 'zod'
import { COMMENT_MAX, THREADS_MAX } from '#model/content/comments.ts'
import { describePath } from '#model/content/form/describe-path.ts'
import { isIndex } from '#model/content/form/entry-ids.ts'
import { hasField } from '#model/content/form/has-field.ts'
import { idPath, stepsOf } from '#model/content/form/set-at-path.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { lockFields } from './commented.ts'
import { tellInvolved } from './tell-involved.ts'

/** The text of a comment. */
export const commentText = z
  .string()
  .trim()
  .min(1, 'Write a comment.')
  .max(COMMENT_MAX, `Keep the comment under ${COMMENT_MAX} characters.`)

const addSchema = z.object({
  /** The key of a document. */
  document: z.string(),
  /** A field of the stored draft; "" for the whole document. */
  path: z.string().max(500, 'This field does not exist.'),
  text: commentText,
})

/** Comments on a field, or on the whole document. */
export const addComment = mutation('author', addSchema, async (context, input) => {
  const { document, text } = input
  const { store, actor, clock, newId } = context
  const id = newId()
  await store.transaction().execute(async (transaction) => {
    const { title, schema, value } = await lockFields(transaction, context, document)
    const given = idPath(value, input.path)
    if (!hasField(schema, value, given)) {
      fail(422, 'This field no longer exists. Reload the page, or comment on the whole of it.')
    }
    const path = lastingPath(given)
    const { count } = await transaction
      .selectFrom('comment_threads')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('document', '=', document)
      .where('resolved_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (Number(count) >= THREADS_MAX) {
      fail(409, `There are ${THREADS_MAX} open comments already. Resolve some of them first.`)
    }
    const created_at = clock().toISOString()
    const place = describePath(schema, value, path)
    await transaction
      .insertInto('comment_threads')
      .values({
        ...{ id, document, path, place, created_at },
        ...{ resolved_at: null, resolved_by: null },
      })
      .execute()
    const comment = { id: newId(), thread_id: id, author_id: actor.id, text, created_at }
    await transaction.insertInto('comments').values(comment).execute()
    await audit(transaction, context, {
      action: 'content.comment-added',
      subject: `content:${document}`,
      summary: `Commented on “${title}”`,
    })
    const thread = { id, document, path, place }
    await tellInvolved(transaction, context, { thread, title, text, isAnswer: false })
  })
  return { message: 'Comment added.', value: { id } }
})

/** A path that stays with its field: up to the list if it leads to a plain value, which has no id. */
function lastingPath(path: string) {
  const steps = stepsOf(path)
  const at = steps.findIndex(isIndex)
  return (at < 0 ? steps : steps.slice(0, at)).join('.')
}
