import { documentPath } from '#model/admin-paths.ts'
import type { Review } from '#model/content/review.ts'
import type { Deps } from '#server/deps.ts'
import { titleOf } from '#server/features/content/editor/document-facts.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import type { ReviewRow } from '#server/platform/db/rows/reviews.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'

/** The data of the emails about a review. */
export type ReviewMail = {
  title: string
  path: string
  by: string
  note: string
  isApproved?: boolean
}

/** The last request for a document, if it is open or was sent back. */
export async function openedReview(store: Store, document: string): Promise<Review | null> {
  const row = await store
    .selectFrom('reviews')
    .selectAll()
    .where('document', '=', document)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row || row.state === 'approved') return null
  const { id, note, author_name, created_at, answer, answered_by, answered_at } = row
  return {
    ...{ id, note, by: author_name, at: created_at },
    answer:
      row.state === 'sent-back'
        ? { text: answer ?? '', by: answered_by ?? '', at: answered_at ?? '' }
        : null,
  }
}

/** Requests that wait for an editor, oldest first. */
export function openReviews(store: Store) {
  return store
    .selectFrom('reviews')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

type Answerer = Pick<Deps, 'clock' | 'newId' | 'content'> & { actor: Pick<Actor, 'name'> }

/** Answers a request and tells its author; false if it was answered meanwhile. */
export async function answerReview(
  transaction: StoreTransaction,
  context: Answerer,
  review: ReviewRow,
  answer: { state: 'approved' | 'sent-back'; text: string },
) {
  const { numUpdatedRows } = await transaction
    .updateTable('reviews')
    .set({
      state: answer.state,
      answer: answer.text,
      answered_by: context.actor.name,
      answered_at: context.clock().toISOString(),
    })
    .where('id', '=', review.id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  const author = await transaction
    .selectFrom('user')
    .select('email')
    .where('id', '=', review.author_id)
    .executeTakeFirst()
  const mail: ReviewMail = {
    title: titleOf(context, review.document),
    path: documentPath(review.document),
    by: context.actor.name,
    note: answer.text,
    isApproved: answer.state === 'approved',
  }
  const message = { channel: 'mail', topic: 'review-answered', subjectId: null } as const
  if (author) {
    await enqueue(transaction, context, [{ ...message, recipient: author.email, payload: mail }])
  }
  return true
}

/** Publishing or scheduling a document approves the request for it. */
export async function approveReview(
  transaction: StoreTransaction,
  context: Answerer,
  document: string,
) {
  const review = await transaction
    .selectFrom('reviews')
    .selectAll()
    .where('document', '=', document)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (review) await answerReview(transaction, context, review, { state: 'approved', text: '' })
}
