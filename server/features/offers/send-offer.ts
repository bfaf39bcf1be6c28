import { z } from 'zod'
import { offerKey } from '#model/content/standalone.ts'
import { namedEmailSchema } from '#model/email.ts'
import { localDay } from '#model/local-time.ts'
import { OFFER_MESSAGE_MAX, offerReference } from '#model/offers/offer.ts'
import { type OfferDocument, totalsOf } from '#model/offers/offer-document.ts'
import { oneLineEnd, text } from '#model/text.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { seenVersion } from '#server/actions/seen-version.ts'
import { pathErrors } from '#server/features/content/editor/path-errors.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import { bumpVersion, writePublished } from '#server/features/content/editor/write-document.ts'
import { parseBody, readBody } from '#server/features/content/published.ts'
import { setStatus } from '#server/features/leads/inbox/change-status.ts'
import { addEvent } from '#server/features/leads/inbox/events.ts'
import { lockLeadOrFail } from '#server/features/leads/inbox/lock-leads.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { advanceDeal } from './advance-deal.ts'
import { findOffer, lockOffer, offerId } from './offer-rows.ts'

const sendSchema = offerId.extend({
  version: seenVersion,
  recipient: namedEmailSchema('Recipient', 'Enter the address of the client.'),
  message: z.preprocess(
    (value) => (typeof value === 'string' ? oneLineEnd(value) : value),
    text(OFFER_MESSAGE_MAX, 'The message').default(''),
  ),
})

/**
 * Sends an offer, as it is now, to the client: its text becomes the published revision, and the link shows it. One that
 * was sent before is replaced.
 */
export const sendOffer = mutation('editor', sendSchema, async (context, input) => {
  const { id, version, recipient, message } = input
  const { siteUrl, store, clock } = context
  if (siteUrl === null)
    fail(422, 'The link needs the address of the site. Set SITE_URL, and restart the server.')
  const { lead_id } = await findOffer(store, id)
  await store.transaction().execute(async (transaction) => {
    const lead = await lockLeadOrFail(transaction, lead_id)
    if (lead.status === 'spam') fail(409, 'Mark the lead as not spam first, then send the offer.')
    const { number, recipients: before } = await lockOffer(transaction, id)
    const all = JSON.parse(before) as string[]
    // Links name recipients by their places, also the empty ones of erased addresses.
    const recipients = all.includes(recipient) ? all : [...all, recipient]
    await bumpVersion(transaction, offerKey(id), version)
    const { revision_id, offer } = await publishedText(context, transaction, id)
    const { total } = totalsOf(offer)
    await transaction
      .updateTable('offers')
      .set({
        ...{ state: 'sent', revision_id, recipient, message, total },
        ...{ recipients: JSON.stringify(recipients), currency: offer.currency },
        ...{ sent_at: clock().toISOString(), sent_by: context.actor.name },
        ...{ expires_on: offer.validUntil, answered_at: null, decline_reason: null },
      })
      .where('id', '=', id)
      .execute()
    const mail = { channel: 'mail', topic: 'offer', recipient, subjectId: lead.id } as const
    await enqueue(transaction, context, [
      { ...mail, payload: { offer: id, revision: revision_id } },
    ])
    await advanceDeal(transaction, context, lead, { total, currency: offer.currency })
    if (lead.status === 'new') await setStatus(transaction, context, lead, 'answered')
    const reference = offerReference(lead.reference, number)
    await addEvent(transaction, context, {
      ...{ lead_id, kind: 'offer', text: reference, after: 'sent' },
    })
    await audit(transaction, context, {
      action: 'offers.sent',
      subject: `lead:${lead_id}`,
      summary: `Sent the offer ${reference}`,
    })
  })
  const sent = context.sendsMail
    ? 'The offer is being sent.'
    : 'The offer is ready. It will be sent once a mail server is set up; until then, copy its link.'
  return { message: sent, value: null }
})

/** Publishes the draft if there is one. @throws HttpError 422 if it is incomplete, or no longer valid */
async function publishedText(context: AdminContext, transaction: StoreTransaction, id: string) {
  const key = offerKey(id)
  const { draft, published } = await readStored(transaction, key)
  const body = (draft ?? published)?.body ?? ''
  const { value, errors } = readBody(key, body)
  if (errors.length > 0) {
    const message = 'Some fields are empty or wrong. Fix them, and then send the offer.'
    fail(422, message, { errors: pathErrors(errors, parseBody(body)) })
  }
  const offer = value as OfferDocument
  const { timeZone } = await context.content.site()
  if (offer.validUntil < localDay(context.clock(), timeZone)) {
    const message = 'Choose a last day that has not passed.'
    fail(422, message, { errors: { validUntil: message } })
  }
  const revision_id = draft
    ? await writePublished(transaction, context, key, body, null)
    : (published?.id ?? '')
  return { revision_id, offer }
}
