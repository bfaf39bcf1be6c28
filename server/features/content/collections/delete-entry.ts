import { mutation } from '#server/actions/action.ts'
import { DELETED } from '#server/features/content/documents.ts'
import { seenSchema } from '#server/features/content/editor/discard-draft.ts'
import { publishRevisions } from '#server/features/content/editor/publish-revisions.ts'
import {
  addRevision,
  bumpVersion,
  setRevisions,
} from '#server/features/content/editor/write-document.ts'
import { cancelOpenPlans } from '#server/features/content/plans/plan-rows.ts'
import { deleteReviews } from '#server/features/content/reviews/review-rows.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { findEntry } from './find-entry.ts'

/** Deletes an entry and its draft; both stay in the history. Sections that show it go on without it. */
export const deleteEntry = mutation(
  'editor',
  seenSchema,
  async (context, { document, version }) => {
    const { title, isPublished, hasOriginal } = await findEntry(context, document)
    const change = { action: 'content.deleted' as const, summary: `Deleted “${title}”` }
    const write = async (transaction: StoreTransaction) => {
      await bumpVersion(transaction, document, version)
      await setRevisions(transaction, document, { draft_id: null })
      await deleteReviews(transaction, document)
      await cancelOpenPlans(transaction, context, document, 'publish')
    }
    if (isPublished || hasOriginal) {
      await publishRevisions(
        context,
        [{ key: document, body: DELETED }],
        change,
        async (transaction) => {
          await write(transaction)
          const revision = { state: 'published', body: DELETED, note: null } as const
          const published_id = await addRevision(transaction, context, document, revision)
          await setRevisions(transaction, document, { published_id })
        },
        'Not deleted',
      )
    } else {
      await context.store.transaction().execute(async (transaction) => {
        await write(transaction)
        await audit(transaction, context, { ...change, subject: `content:${document}` })
      })
    }
    return { message: `Deleted “${title}”. It can be restored below the list.`, value: null }
  },
)
