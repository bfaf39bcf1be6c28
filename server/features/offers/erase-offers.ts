import { offerKey } from '#model/content/standalone.ts'
import { deleteDocuments } from '#server/features/content/editor/delete-documents.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** Deletes the offers of leads with all their texts, also those that were accepted. */
export async function eraseOffers(transaction: StoreTransaction, leadIds: string[]) {
  const offers = await transaction
    .deleteFrom('offers')
    .where('lead_id', 'in', leadIds)
    .returning('id')
    .execute()
  await deleteDocuments(
    transaction,
    offers.map(({ id }) => offerKey(id)),
  )
}
