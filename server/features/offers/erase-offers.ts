import { offerKey } from '#model/content/standalone.ts'
import { deleteDocuments } from '#server/features/content/editor/delete-documents.ts'
import { lockLeadsForUpdate } from '#server/features/leads/inbox/lock-leads.ts'
import type { OfferRow } from '#server/platform/db/rows/offers.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { lockOffer } from './offer-rows.ts'

/** Forgets that offers were sent to an address. They stay: they are those of other people. */
export async function forgetRecipient(
  transaction: StoreTransaction,
  offers: Pick<OfferRow, 'id' | 'lead_id'>[],
  isErased: (address: string) => boolean,
) {
  // In the order of all who lock leads, to prevent deadlocks.
  for (const { id, lead_id } of offers.toSorted((a, b) => (a.lead_id < b.lead_id ? -1 : 1))) {
    const [lead] = await lockLeadsForUpdate(transaction, [lead_id])
    if (!lead) continue
    // It may have been sent since it was found.
    const { recipient, recipients } = await lockOffer(transaction, id)
    const all = JSON.parse(recipients) as string[]
    const erased = all.filter(isErased)
    if (erased.length === 0) continue
    await transaction
      .updateTable('offers')
      // Links name the others by their places.
      .set({ recipients: JSON.stringify(all.map((one) => (isErased(one) ? '' : one))) })
      .$if(recipient !== null && isErased(recipient), (query) =>
        query.set({ recipient: null, message: null }),
      )
      .where('id', '=', id)
      .execute()
    await transaction
      .updateTable('offer_views')
      .set({ recipient: null })
      .where('offer_id', '=', id)
      .where('recipient', 'in', erased)
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
