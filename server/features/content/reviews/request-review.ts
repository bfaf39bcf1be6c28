import { z } from 'zod'
import { REVIEW_NOTE_MAX } from '#model/content/review.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { lockDraft } from './lock-draft.ts'
import type { ReviewMail } from './review-rows.ts'
import { reviewChange } from './reviewed.ts'

const requestSchema = z.object({
  document: z.string(),
  note: z
    .string()
    .trim()
    .max(REVIEW_NOTE_MAX, `Keep the note under ${REVIEW_NOTE_MAX} characters.`)
    .default(''),
})

/** Asks the editors and owners to publish the draft; a new request replaces an open one. */
export const requestReview = mutation('author', requestSchema, async (context, input) => {
  const { document, note } = input
  await context.store.transaction().execute(async (transaction) => {
    const { title, path } = await lockDraft(transaction, context, document)
    await transaction
      .deleteFrom('reviews')
      .where('document', '=', document)
      .where('state', '=', 'open')
      .execute()
    await transaction
      .insertInto('reviews')
      .values({
        ...{ id: context.newId(), document, state: 'open', note },
        ...{ author_id: context.actor.id, author_name: context.actor.name },
        created_at: context.clock().toISOString(),
        ...{ answer: null, answered_by: null, answered_at: null },
      })
      .execute()
    await audit(transaction, context, {
      ...reviewChange(document, 'review-requested'),
      summary: `Asked for a review of “${title}”`,
    })
    await tellReviewers(transaction, context, { title, path, by: context.actor.name, note })
  })
  return { message: 'Sent for review. Editors and owners are told by email.', value: {} }
})

async function tellReviewers(
  transaction: StoreTransaction,
  context: AdminContext,
  payload: ReviewMail,
) {
  const people = await transaction
    .selectFrom('user')
    .select('email')
    .where('role', 'in', ['owner', 'editor'])
    .where('id', '!=', context.actor.id)
    .execute()
  const message = { channel: 'mail', topic: 'review-requested', subjectId: null } as const
  await enqueue(
    transaction,
    context,
    people.map(({ email }) => ({ ...message, recipient: email, payload })),
  )
}
