import { documentPath } from '#model/admin-paths.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import type { CommentThreadRow } from '#server/platform/db/rows/comments.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'

/** The data of the email about a comment. */
export type CommentMail = {
  by: string
  title: string
  place: string
  path: string
  text: string
  isAnswer: boolean
}

type Told = {
  thread: Pick<CommentThreadRow, 'id' | 'document' | 'path' | 'place'>
  title: string
  text: string
  isAnswer: boolean
}

/**
 * Tells everyone involved except the writer, once: who has written in the thread, who asked for a review and of whom, whose
 * draft it is, and who is mentioned ("@Ada Lovelace").
 */
export async function tellInvolved(
  transaction: StoreTransaction,
  context: AdminContext,
  { thread, title, text, isAnswer }: Told,
) {
  const { actor } = context
  const involved = await involvedIn(transaction, thread)
  const people = await transaction.selectFrom('user').select(['id', 'name', 'email']).execute()
  const recipients = people.filter(
    ({ id, name }) => id !== actor.id && (involved.has(id) || mentions(text, name)),
  )
  const { document, place } = thread
  const path = documentPath(document, thread.path)
  const payload: CommentMail = { by: actor.name, title, place, path, text, isAnswer }
  const message = { channel: 'mail', topic: 'comment-added', subjectId: null, payload } as const
  await enqueue(
    transaction,
    context,
    recipients.map(({ email }) => ({ ...message, recipient: email })),
  )
}

async function involvedIn(
  transaction: StoreTransaction,
  { id, document }: Pick<CommentThreadRow, 'id' | 'document'>,
) {
  const writers = await transaction
    .selectFrom('comments')
    .select('author_id')
    .where('thread_id', '=', id)
    .execute()
  const review = await transaction
    .selectFrom('reviews')
    .select(['author_id', 'reviewer_id'])
    .where('document', '=', document)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const drafter = (await readStored(transaction, document)).draft?.author_id
  const writerIds = writers.map(({ author_id }) => author_id)
  const ids = [...writerIds, review?.author_id, review?.reviewer_id, drafter]
  return new Set(ids)
}

/** True if the text has the name after an "@", not followed by more letters. */
function mentions(text: string, name: string) {
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`@${pattern}(?![\\p{L}\\p{N}])`, 'iu').test(text)
}
