import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { requireRole } from '#server/actions/bind-actions.ts'
import { seenVersion } from '#server/actions/seen-version.ts'
import { parseBody } from '#server/features/content/published.ts'
import { deleteReviews } from '#server/features/content/reviews/review-rows.ts'
import { standaloneOf } from '#server/features/content/standalone.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { minRoleToWrite, titleOf } from './document-facts.ts'
import { readStored } from './stored-document.ts'
import { bumpVersion, setRevisions } from './write-document.ts'

/** A document and the version that the editor has seen. */
export const seenSchema = z.object({
  document: z.string(),
  version: seenVersion,
})

/** Discards the draft; it stays in the history. */
export const discardDraft = mutation(
  'author',
  seenSchema,
  async (context, { document, version }) => {
    requireRole(context.actor, minRoleToWrite(document))
    const next = await context.store.transaction().execute(async (transaction) => {
      const { draft, published } = await readStored(transaction, document)
      if (!draft) fail(409, 'There is no draft to discard.')
      if (!published && standaloneOf(document)) {
        fail(409, 'This draft is all there is of it. Delete it instead.')
      }
      const newVersion = await bumpVersion(transaction, document, version)
      await setRevisions(transaction, document, { draft_id: null })
      await deleteReviews(transaction, document)
      await audit(transaction, context, {
        action: 'content.discarded',
        subject: `content:${document}`,
        summary: `Discarded the draft of “${titleOf(context, document, parseBody(draft.body))}”`,
      })
      return newVersion
    })
    return {
      message: 'Draft discarded. You can restore it from the history.',
      value: { version: next },
    }
  },
)
