import { mutation } from '#server/actions/action.ts'
import { documentsOf } from '#server/features/content/documents.ts'
import { cancelOpenPlans } from '#server/features/content/plans/plan-rows.ts'
import { deleteReviews } from '#server/features/content/reviews/review-rows.ts'
import { standaloneOf } from '#server/features/content/standalone.ts'
import { fail } from '#server/platform/http/problem.ts'
import { seenSchema } from './discard-draft.ts'
import { titleOf } from './document-facts.ts'
import { publishRevisions } from './publish-revisions.ts'
import { readStored } from './stored-document.ts'
import { addRevision, bumpVersion, setRevisions } from './write-document.ts'

/** Reverts a document to the original of content/. A page without an original is unpublished and becomes a draft. */
export const revertDocument = mutation(
  'editor',
  seenSchema,
  async (context, { document, version }) => {
    if (standaloneOf(document)) fail(422, 'There is no original of this.')
    const { published } = await readStored(context.store, document)
    if (!published) fail(409, 'Visitors already see the original.')
    const isOwnPage = !documentsOf(context.content.defaults()).has(document)
    const title = titleOf(context, document)
    const change = {
      action: 'content.reverted' as const,
      summary: isOwnPage ? `Unpublished “${title}”` : `Reverted “${title}” to the original`,
    }
    let isCancelled = false
    await publishRevisions(
      context,
      [{ key: document, body: null }],
      change,
      async (transaction) => {
        await bumpVersion(transaction, document, version)
        await setRevisions(transaction, document, {
          ...{ published_id: null, draft_id: null },
          off_at: null,
        })
        await deleteReviews(transaction, document)
        isCancelled = await cancelOpenPlans(transaction, context, document, 'publish')
        if (!isOwnPage) return
        const { body } = published
        const copy = { state: 'draft', body, note: null } as const
        const draft_id = await addRevision(transaction, context, document, copy)
        await setRevisions(transaction, document, { draft_id })
      },
    )
    const message = isOwnPage
      ? 'Unpublished. The content is kept as a draft.'
      : 'Visitors see the original again. The published version stays in the history.'
    return {
      message: isCancelled ? `${message} What was scheduled is cancelled.` : message,
      value: { version: version + 1 },
    }
  },
)
