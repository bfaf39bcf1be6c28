import { z } from 'zod'
import { REVIEW_NOTE_MAX } from '#model/content/review.ts'
import { mutation } from '#server/actions/action.ts'
import { requireRole } from '#server/actions/bind-actions.ts'
import { seenVersion } from '#server/actions/seen-version.ts'
import { minRoleFor } from '#server/features/content/editor/document-facts.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { lockDraft } from './lock-draft.ts'
import { answerReview } from './review-rows.ts'

const approvalSchema = z.object({
  id: z.uuid(),
  /** The version of the document that the reviewer has read. */
  version: seenVersion,
  answer: z
    .string()
    .trim()
    .max(REVIEW_NOTE_MAX, `Keep the note under ${REVIEW_NOTE_MAX} characters.`)
    .default(''),
})

/** Approves a draft as it is, without publishing it; a change of the draft withdraws the approval. */
export const approve = mutation('editor', approvalSchema, async (context, input) => {
  const { id, version, answer } = input
  await context.store.transaction().execute(async (transaction) => {
    const review = await transaction
      .selectFrom('reviews')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!review) fail(409, 'This request was replaced meanwhile. Reload the page.')
    const { document } = review
    requireRole(context.actor, minRoleFor(document))
    const draft = await lockDraft(transaction, context, document)
    if (draft.version !== version) {
      fail(409, 'The draft has changed since you opened it. Reload the page and read it again.')
    }
    const approval = { state: 'approved', text: answer, version } as const
    if (!(await answerReview(transaction, context, review, approval))) {
      fail(409, 'This request was answered or replaced meanwhile. Reload the page.')
    }
    await audit(transaction, context, {
      action: 'content.approved',
      subject: `content:${document}`,
      summary: `Approved the draft of “${draft.title}” by ${review.author_name}`,
    })
  })
  return { message: 'Approved. Visitors see it once it is published.', value: {} }
})
