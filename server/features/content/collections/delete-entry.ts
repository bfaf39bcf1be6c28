import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
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
export const deleteEntry = mutation('editor', seenSchema, async (context, seen) => {
  const { title } = await findEntry(context, seen.document)
  await deleteEntries(context, [seen])
  return { message: `Deleted “${title}”. It can be restored below the list.`, value: null }
})

type Seen = { document: string; version: number }

/** Deletes entries in one transaction. */
export async function deleteEntries(context: AdminContext, seen: readonly Seen[]) {
  const found = await Promise.all(
    seen.map(async (one) => ({ ...(await findEntry(context, one.document)), ...one })),
  )
  const titles = new Map(found.map(({ document, title }) => [document, title]))
  const shown = found.filter(({ isPublished, hasOriginal }) => isPublished || hasOriginal)
  const drafts = found.filter((entry) => !shown.includes(entry))
  const change = {
    action: 'content.deleted' as const,
    summary: (key: string) => `Deleted “${titles.get(key)}”`,
  }
  const write = async (transaction: StoreTransaction) => {
    for (const { document, version } of found) {
      await bumpVersion(transaction, document, version)
      await setRevisions(transaction, document, { draft_id: null })
      await deleteReviews(transaction, document)
      await cancelOpenPlans(transaction, context, document, 'publish')
    }
    for (const { document } of shown) {
      const revision = { state: 'published', body: DELETED, note: null } as const
      const published_id = await addRevision(transaction, context, document, revision)
      await setRevisions(transaction, document, { published_id })
    }
    for (const { document } of drafts) {
      const [subject, summary] = [`content:${document}`, change.summary(document)]
      await audit(transaction, context, { ...change, subject, summary })
    }
  }
  if (shown.length > 0) {
    const revisions = shown.map(({ document }) => ({ key: document, body: DELETED }))
    await publishRevisions(context, revisions, change, write, 'Not deleted')
  } else {
    await context.store.transaction().execute(write)
  }
}
