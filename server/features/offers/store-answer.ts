import { offerKey } from '#model/content/standalone.ts'
import { offerReference } from '#model/offers/offer.ts'
import { priceLines } from '#model/offers/offer-blocks.ts'
import { type OfferDocument, totalsOf } from '#model/offers/offer-document.ts'
import type { Deps } from '#server/deps.ts'
import { readRevision } from '#server/features/content/editor/stored-document.ts'
import { readBody } from '#server/features/content/published.ts'
import { setStatus } from '#server/features/leads/inbox/change-status.ts'
import { addEvent } from '#server/features/leads/inbox/events.ts'
import { enqueueEvent } from '#server/features/webhooks/enqueue-event.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { OfferRow } from '#server/platform/db/rows/offers.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { enqueue, type OutboxEntry } from '#server/platform/outbox/enqueue.ts'

/** An offer that is being answered, with its lead; both are locked. */
export type Answered = { lead: LeadRow; offer: OfferRow }

/** Accepts an offer that is open: the lead is won, and client and staff are told. */
export async function storeAcceptance(
  transaction: StoreTransaction,
  deps: Deps,
  { lead, offer, name, chosen }: Answered & { name: string; chosen: number[] },
) {
  const { value, options } = await pricesOf(transaction, offer, chosen)
  const { total } = totalsOf(value, options)
  await transaction
    .updateTable('offers')
    .set({ state: 'accepted', answered_at: deps.clock().toISOString(), accepted_name: name, total })
    .set({ chosen: JSON.stringify(options) })
    .where('id', '=', offer.id)
    .execute()
  const actor = { id: null, name }
  if (lead.status !== 'won') await setStatus(transaction, { ...deps, actor }, lead, 'won')
  await valueLead(transaction, { lead, offer })
  await note(transaction, deps, { lead, offer }, 'accepted', actor)
  const toClient = { topic: 'offer-accepted', recipient: offer.recipient ?? lead.email }
  await tell(transaction, deps, { lead, offer }, toClient)
  await enqueueEvent(transaction, deps, 'offer.accepted', lead.id, offer.id)
}

/** What a lead is worth once one of its offers was accepted: all that were accepted in the same currency. */
async function valueLead(transaction: StoreTransaction, { lead, offer: { currency } }: Answered) {
  const { value } = await transaction
    .selectFrom('offers')
    .select(({ fn }) => fn.sum('total').as('value'))
    .where('lead_id', '=', lead.id)
    .where('state', '=', 'accepted')
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable('leads')
    // PostgreSQL returns sums as text.
    .set({ value: Number(value), currency })
    .where('id', '=', lead.id)
    .execute()
}

/** Notes that the client has declined an offer, and tells staff. */
export async function storeRefusal(
  transaction: StoreTransaction,
  deps: Deps,
  { lead, offer, reason }: Answered & { reason: string },
) {
  await transaction
    .updateTable('offers')
    .set({ state: 'declined', answered_at: deps.clock().toISOString() })
    .set({ decline_reason: reason || null })
    .where('id', '=', offer.id)
    .execute()
  await note(transaction, deps, { lead, offer }, 'declined', { id: null, name: lead.name })
  await tell(transaction, deps, { lead, offer })
}

/** The text that was sent, and those of these lines that are optional. */
async function pricesOf(transaction: StoreTransaction, offer: OfferRow, chosen: number[]) {
  const key = offerKey(offer.id)
  const revision = await readRevision(transaction, key, offer.revision_id ?? '')
  const value = readBody(key, revision?.body ?? '').value as OfferDocument
  const lines = priceLines(value.blocks)
  const isChosen = (index: number) => lines[index]?.isOptional
  return { value, options: [...new Set(chosen)].filter(isChosen).sort((a, b) => a - b) }
}

async function note(
  transaction: StoreTransaction,
  deps: Deps,
  { lead, offer }: Answered,
  state: 'accepted' | 'declined',
  actor: { id: null; name: string },
) {
  const reference = offerReference(lead.reference, offer.number)
  const event = { lead_id: lead.id, kind: 'offer', text: reference, after: state } as const
  await addEvent(transaction, { ...deps, actor }, event)
  await audit(
    transaction,
    { ...deps, actor: null },
    {
      action: `offers.${state}`,
      subject: `lead:${lead.id}`,
      summary: `The client has ${state} the offer ${reference}`,
    },
  )
}

/** Tells staff, and one more. */
async function tell(
  transaction: StoreTransaction,
  deps: Deps,
  { lead, offer }: Answered,
  ...others: Pick<OutboxEntry, 'topic' | 'recipient'>[]
) {
  const { notify } = await deps.content.site()
  const staff = notify.map((recipient) => ({ topic: 'offer-answered', recipient }))
  const payload = { offer: offer.id, revision: offer.revision_id }
  await enqueue(
    transaction,
    deps,
    [...staff, ...others].map((mail) => ({
      ...{ ...mail, channel: 'mail', subjectId: lead.id, payload },
    })),
  )
}
