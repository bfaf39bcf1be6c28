import { offerKey } from '#model/content/standalone.ts'
import { deleteDocuments } from '#server/features/content/editor/delete-documents.ts'
import type { OfferRow } from '#server/platform/db/rows/offers.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

type SentOffer = Pick<OfferRow, 'id' | 'recipient' | 'recipients' | 'message'>

/** Forgets that offers were sent to an address. They stay: they are those of other people. */
export async function forgetRecipient(
  transaction: StoreTransaction,
  offers: SentOffer[],
  isErased: (address: string) => boolean,
) {
  for (const { id, recipient, recipients, message } of offers) {
    const all = JSON.parse(recipients) as string[]
    const erased = all.filter(isErased)
    if (erased.length === 0) continue
    const isLast = recipient !== null && isErased(recipient)
    await transaction
      .updateTable('offers')
      // Links name the others by their places.
      .set({ recipients: JSON.stringify(all.map((one) => (isErased(one) ? '' : one))) })
      .set(isLast ? { recipient: null, message: null } : { message })
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
