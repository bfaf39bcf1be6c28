import { z } from 'zod'
import { offerKey } from '#model/content/standalone.ts'
import { addDays } from '#model/day.ts'
import { localDay } from '#model/local-time.ts'
import { OFFER_DAYS, OFFERS_MAX, offerName, offerReference } from '#model/offers/offer.ts'
import { newOffer, offerTitle, offerValues } from '#model/offers/offer-document.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { addDocument } from '#server/features/content/editor/write-document.ts'
import { parseBody } from '#server/features/content/published.ts'
import { leadId, lockLeadOrFail } from '#server/features/leads/inbox/lock-leads.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findOffer } from './offer-rows.ts'

/** `from`: the offer whose text is copied. */
const createSchema = z.object({
  lead: leadId,
  from: z.union([z.literal(''), z.uuid('Choose an offer to start from.')]).default(''),
})

/** Begins an offer to a lead, empty or with the text of an earlier one. */
export const createOffer = mutation(
  'editor',
  createSchema,
  async (context, { lead: leadId, from }) => {
    const id = context.newId()
    await context.store.transaction().execute(async (transaction) => {
      const lead = await lockLeadOrFail(transaction, leadId)
      if (lead.kind === 'application') fail(422, 'Applicants get no offers.')
      if (lead.status === 'spam') fail(409, 'Mark it as not spam first, then write an offer.')
      const number = await nextNumber(transaction, lead.id)
      const text = await firstText(context, transaction, lead, from)
      await transaction
        .insertInto('offers')
        .values({
          ...{
            id,
            lead_id: lead.id,
            number,
            state: 'draft',
            created_at: context.clock().toISOString(),
          },
          ...{
            revision_id: null,
            recipient: null,
            recipients: '[]',
            message: null,
            sent_at: null,
            sent_by: null,
          },
          ...{ expires_on: null, total: null, currency: null, answered_at: null },
          ...{ accepted_name: null, chosen: '[]', decline_reason: null },
        })
        .execute()
      await addDocument(transaction, context, offerKey(id), JSON.stringify(text))
      await audit(transaction, context, {
        action: 'offers.created',
        subject: `lead:${lead.id}`,
        summary: `Started the offer ${offerReference(lead.reference, number)}, “${offerName(offerTitle(text))}”`,
      })
    })
    return { message: 'Draft created.', value: { id } }
  },
)

async function nextNumber(transaction: StoreTransaction, leadId: string) {
  const { count, last } = await transaction
    .selectFrom('offers')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max<number | null>('number').as('last')])
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= OFFERS_MAX) {
    fail(409, `This lead has ${OFFERS_MAX} offers already. Delete a draft first.`)
  }
  return Number(last ?? 0) + 1
}

/** The last day of a copy is a new one. */
async function firstText(
  { content, clock }: AdminContext,
  transaction: StoreTransaction,
  lead: LeadRow,
  from: string,
) {
  const { currency, timeZone, name } = await content.site()
  const validUntil = addDays(localDay(clock(), timeZone), OFFER_DAYS)
  if (from) {
    const { draft_body, sent_body } = await findOffer(transaction, from)
    return { ...offerValues(parseBody(draft_body ?? sent_body ?? '')), validUntil }
  }
  const title = lead.service ?? `${name} for ${lead.name}`
  return newOffer({ title, currency, validUntil })
}
