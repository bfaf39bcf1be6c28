import { z } from 'zod'
import { REVIEW_NOTE_MAX } from '#model/content/review.ts'
import { mutation } from '#server/actions/action.ts'
import { requireRole } from '#server/actions/bind-actions.ts'
import { minRoleFor } from '#server/features/content/editor/document-facts.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { answerReview } from './review-rows.ts'
import { readReviewed } from './reviewed.ts'

const answerSchema = z.object({
  id: z.uuid(),
  answer: z
    .string()
    .trim()
    .min(1, 'Write what should change.')
    .max(REVIEW_NOTE_MAX, `Keep it under ${REVIEW_NOTE_MAX} characters.`),
})

/** Sends a draft back to the person who asked for its review, with what should change. */
export const sendBack = mutation('editor', answerSchema, async (context, { id, answer }) => {
  await context.store.transaction().execute(async (transaction) => {
    const review = await transaction
      .selectFrom('reviews')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (review) requireRole(context.actor, minRoleFor(review.document))
    const reply = { state: 'sent-back', text: answer } as const
    if (!review || !(await answerReview(transaction, context, review, reply))) {
      fail(409, 'This request was answered or replaced meanwhile. Reload the page.')
    }
    const { document } = review
    const { title } = (await readReviewed(transaction, context, [document])).get(document) ?? {}
    await audit(transaction, context, {
      action: 'content.sent-back',
      subject: `content:${document}`,
      summary: `Sent “${title}” back to ${review.author_name}`,
    })
  })
  return { message: 'Sent back.', value: {} }
})
