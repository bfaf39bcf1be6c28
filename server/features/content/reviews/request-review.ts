import { z } from 'zod'
import { REVIEW_NOTE_MAX } from '#model/content/review.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { lockDraft } from './lock-draft.ts'
import type { ReviewMail } from './review-rows.ts'
import { reviewersOf } from './reviewers.ts'

const requestSchema = z.object({
  document: z.string(),
  note: z
    .string()
    .trim()
    .max(REVIEW_NOTE_MAX, `Keep the note under ${REVIEW_NOTE_MAX} characters.`)
    .default(''),
  /** The id of one person to ask; everyone who may publish if it is empty. */
  reviewer: z.string().max(64).default(''),
})

/** Asks everyone who may publish the draft, or one of them; a new request replaces an open one. */
export const requestReview = mutation('author', requestSchema, async (context, input) => {
  const { document, note, reviewer } = input
  const asked = await context.store.transaction().execute(async (transaction) => {
    const { title, path } = await lockDraft(transaction, context, document)
    const everyone = await reviewersOf(transaction, document, context.actor.id)
    const people = everyone.filter(({ id }) => !reviewer || id === reviewer)
    if (reviewer && people.length === 0) {
      const message = 'This person can’t publish it. Choose someone else.'
      fail(422, message, { errors: { reviewer: message } })
    }
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
        ...{ answer: null, answered_by: null, answered_at: null, approved_version: null },
        reviewer_id: reviewer || null,
      })
      .execute()
    await audit(transaction, context, {
      action: 'content.review-requested',
      subject: `content:${document}`,
      summary: `Asked for a review of “${title}”`,
    })
    const payload: ReviewMail = { title, path, by: context.actor.name, note }
    const message = {
      channel: 'mail',
      topic: 'review-requested',
      subjectId: null,
      payload,
    } as const
    await enqueue(
      transaction,
      context,
      people.map(({ email }) => ({ ...message, recipient: email })),
    )
    return reviewer ? people[0]?.name : undefined
  })
  const whom = asked === undefined ? 'Editors and owners are' : `${asked} is`
  return { message: `Sent for review. ${whom} told by email.`, value: {} }
})
