import type { Review } from '#model/content/review.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import type { ReviewRow } from '#server/platform/db/rows/reviews.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { readReviewed } from './reviewed.ts'

/** The data of the emails about a review. */
export type ReviewMail = {
  title: string
  path: string
  by: string
  note: string
  isApproved?: boolean
  /** False if it was approved without being published. */
  isPublished?: boolean
}

/** A draft as it is now, and when its document was published last. */
type Draft = { version: number; publishedAt: string | null }

/** The last request for a document; null if it was published since. */
export async function openedReview(
  store: Store,
  { id: reader }: Pick<Actor, 'id'>,
  document: string,
  draft: Draft | null,
): Promise<Review | null> {
  const row = await store
    .selectFrom('reviews')
    .leftJoin('user', 'user.id', 'reviews.reviewer_id')
    .selectAll('reviews')
    .select('user.name as reviewer')
    .where('document', '=', document)
    .orderBy('created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { id, note, author_name, created_at, reviewer, reviewer_id, state } = row
  const answer = { text: row.answer ?? '', by: row.answered_by ?? '', at: row.answered_at ?? '' }
  const isOver = row.approved_version === null || !draft || (draft.publishedAt ?? '') >= answer.at
  if (state === 'approved' && isOver) return null
  return {
    ...{ id, note, by: author_name, at: created_at },
    reviewer: reviewer === null ? null : { name: reviewer, isMe: reviewer_id === reader },
    answer: state === 'sent-back' ? answer : null,
    approval:
      state === 'approved'
        ? { ...answer, isCurrent: row.approved_version === draft?.version }
        : null,
  }
}

/** Whether the last request for each of these is open or was sent back; others are left out. */
export async function reviewStates(store: Store, documents: string[]) {
  const states = new Map<string, 'open' | 'sent-back'>()
  if (documents.length === 0) return states
  const rows = await store
    .selectFrom('reviews')
    .select(['document', 'state'])
    .where('document', 'in', documents)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  for (const { document, state } of rows) {
    if (state === 'approved') states.delete(document)
    else states.set(document, state)
  }
  return states
}

/** Requests that wait for an editor, oldest first. */
export function openReviews(store: Store) {
  return store
    .selectFrom('reviews')
    .leftJoin('user', 'user.id', 'reviews.reviewer_id')
    .selectAll('reviews')
    .select('user.name as reviewer')
    .where('state', '=', 'open')
    .orderBy('created_at')
    .orderBy('reviews.id')
    .execute()
}

type Answerer = Pick<Deps, 'clock' | 'newId' | 'content'> & { actor: Pick<Actor, 'name'> }

/** Answers a request and tells its author; false if it was answered meanwhile. */
export async function answerReview(
  transaction: StoreTransaction,
  context: Answerer,
  review: ReviewRow,
  answer: { state: 'approved' | 'sent-back'; text: string; version?: number },
) {
  const reviewed = (await readReviewed(transaction, context, [review.document])).get(
    review.document,
  )
  if (!reviewed) return false
  const { numUpdatedRows } = await transaction
    .updateTable('reviews')
    .set({
      state: answer.state,
      answer: answer.text,
      answered_by: context.actor.name,
      answered_at: context.clock().toISOString(),
      approved_version: answer.version ?? null,
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
    ...reviewed,
    by: context.actor.name,
    note: answer.text,
    isApproved: answer.state === 'approved',
    isPublished: answer.version === undefined,
  }
  const message = { channel: 'mail', topic: 'review-answered', subjectId: null } as const
  if (author) {
    await enqueue(transaction, context, [{ ...message, recipient: author.email, payload: mail }])
  }
  return true
}

/** Forgets all requests for a document whose draft is dropped: the next one was not asked about. */
export async function deleteReviews(transaction: StoreTransaction, document: string) {
  await transaction.deleteFrom('reviews').where('document', '=', document).execute()
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
