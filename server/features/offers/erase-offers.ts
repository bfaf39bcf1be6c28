import { offerKey } from '#model/content/standalone.ts'
import { deleteDocuments } from '#server/features/content/editor/delete-documents.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** Forgets to whom offers were sent. They stay: they are those of other people. */
export async function forgetRecipient(transaction: StoreTransaction, offers: { id: string }[]) {
  for (const { id } of offers) {
    await transaction
      .updateTable('offers')
      .set({ recipient: null, message: null })
      .where('id', '=', id)
      .execute()
  }
}

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
