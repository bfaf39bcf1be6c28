import { z } from 'zod'
import { documentPath } from '#model/admin-paths.ts'
import { REVIEW_NOTE_MAX } from '#model/content/review.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { requireRole } from '#server/actions/bind-actions.ts'
import { schemaOf } from '#server/features/content/documents.ts'
import { minRoleToWrite, titleOf } from '#server/features/content/editor/document-facts.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import { lockDocument } from '#server/features/content/plans/plan-rows.ts'
import { parseBody } from '#server/features/content/published.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import type { ReviewMail } from './review-rows.ts'

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
  if (!schemaOf(document)) fail(404, 'This page or list does not exist.')
  requireRole(context.actor, minRoleToWrite(document))
  await context.store.transaction().execute(async (transaction) => {
    await lockDocument(transaction, document)
    const { draft } = await readStored(transaction, document)
    if (!draft) fail(409, 'There is no draft to review. Make a change first.')
    const title = titleOf(context, document, parseBody(draft.body))
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
      action: 'content.review-requested',
      subject: `content:${document}`,
      summary: `Asked for a review of “${title}”`,
    })
    const path = documentPath(document)
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
