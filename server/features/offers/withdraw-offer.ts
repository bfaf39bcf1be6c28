import { offerKey } from '#model/content/standalone.ts'
import { offerReference } from '#model/offers/offer.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { deleteDocuments } from '#server/features/content/editor/delete-documents.ts'
import { addEvent } from '#server/features/leads/inbox/events.ts'
import { lockLeadOrFail } from '#server/features/leads/inbox/lock-leads.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { OfferRow } from '#server/platform/db/rows/offers.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findOffer, lockOffer, offerId } from './offer-rows.ts'

/** Ends the link of an offer that was sent and not accepted. */
export const withdrawOffer = mutation('editor', offerId, async (context, { id }) => {
  await withOffer(context, id, async (transaction, { state, lead_id }, reference) => {
    if (state === 'withdrawn') return
    if (state === 'draft') fail(409, 'This offer was not sent. Delete it instead.')
    if (state === 'accepted') fail(409, 'The client has accepted this offer, so it stays.')
    await transaction
      .updateTable('offers')
      .set({ state: 'withdrawn' })
      .where('id', '=', id)
      .execute()
    await addEvent(transaction, context, {
      ...{ lead_id, kind: 'offer', text: reference, after: 'withdrawn' },
    })
    await audit(transaction, context, {
      action: 'offers.withdrawn',
      subject: `lead:${lead_id}`,
      summary: `Withdrew the offer ${reference}`,
    })
  })
  return { message: 'The offer is withdrawn. Its link says so.', value: null }
})

/** Deletes an offer that was never sent. */
export const deleteOffer = mutation('editor', offerId, async (context, { id }) => {
  await withOffer(context, id, async (transaction, { state, lead_id }, reference) => {
    if (state !== 'draft') fail(409, 'This offer was sent, so it stays. Withdraw it instead.')
    await transaction.deleteFrom('offers').where('id', '=', id).execute()
    await deleteDocuments(transaction, [offerKey(id)])
    await audit(transaction, context, {
      action: 'offers.deleted',
      subject: `lead:${lead_id}`,
      summary: `Deleted the draft of the offer ${reference}`,
    })
  })
  return { message: 'Draft deleted.', value: null }
})

/** Changes an offer while its lead and it are locked. */
async function withOffer(
  { store }: AdminContext,
  id: string,
  change: (transaction: StoreTransaction, offer: OfferRow, reference: string) => Promise<void>,
) {
  const { lead_id } = await findOffer(store, id)
  await store.transaction().execute(async (transaction) => {
    const lead = await lockLeadOrFail(transaction, lead_id)
    const offer = await lockOffer(transaction, id)
    await change(transaction, offer, offerReference(lead.reference, offer.number))
  })
}
