import { readStored } from '#server/features/content/editor/stored-document.ts'
import type { Publisher } from '#server/features/content/editor/validate-revisions.ts'
import { bumpVersion, setRevisions } from '#server/features/content/editor/write-document.ts'
import { approveReview } from '#server/features/content/reviews/review-rows.ts'
import type { PlanRow } from '#server/platform/db/rows/plans.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { markPublished } from './new-cards.ts'

/** Makes the revision of a plan the published one. */
export async function publishPlanned(
  publisher: Publisher,
  transaction: StoreTransaction,
  plan: PlanRow,
) {
  const { document: key, revision_id } = plan
  if (revision_id === null) return
  await markPublished(publisher, transaction, revision_id)
  // Editors that were opened before must not publish over it.
  await bumpVersion(transaction, key, (await readStored(transaction, key)).version)
  await setRevisions(transaction, key, { published_id: revision_id, off_at: null })
  await deletePublishedDraft(publisher, transaction, plan)
}

/** A draft with changes made after the plan stays. */
async function deletePublishedDraft(
  publisher: Publisher,
  transaction: StoreTransaction,
  { document: key, revision_id: id, author_name }: PlanRow,
) {
  const { draft, published } = await readStored(transaction, key)
  if (!draft || draft.id === id || draft.body !== published?.body) return
  await setRevisions(transaction, key, { draft_id: null })
  await approveReview(transaction, { ...publisher, actor: { name: author_name } }, key)
  await transaction.deleteFrom('content_revisions').where('id', '=', draft.id).execute()
}
