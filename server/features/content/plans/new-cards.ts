import { type NewCard, newCardOf } from '#server/features/content/editor/new-card.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import type { Publisher } from '#server/features/content/editor/validate-revisions.ts'
import { setRevisions } from '#server/features/content/editor/write-document.ts'
import type { PlanRow } from '#server/platform/db/rows/plans.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { lockDocument, openPlans } from './plan-rows.ts'

/** The cards of new services, unless they have plans of their own. */
export async function newCardsOf(publisher: Publisher, plans: PlanRow[]) {
  const published = plans.filter(({ action }) => action === 'publish')
  const cards = await Promise.all(published.map(({ document }) => newCardOf(publisher, document)))
  const open = await openPlans(publisher.store)
  return cards.filter(
    (card) => card !== null && !open.some(({ document }) => document === card.key),
  ) as NewCard[]
}

export async function publishCard(
  publisher: Publisher,
  transaction: StoreTransaction,
  { key, body, draftId }: NewCard,
) {
  await lockDocument(transaction, key)
  const { draft } = await readStored(transaction, key)
  // Changed since it was checked: its author publishes it.
  if (draft?.id !== draftId || draft.body !== body) return
  await markPublished(publisher, transaction, draftId)
  await setRevisions(transaction, key, { published_id: draftId, draft_id: null })
}

export async function markPublished(
  { clock }: Pick<Publisher, 'clock'>,
  transaction: StoreTransaction,
  id: string,
) {
  await transaction
    .updateTable('content_revisions')
    .set({ state: 'published', saved_at: clock().toISOString() })
    .where('id', '=', id)
    .execute()
}
