import type { Site } from '#model/content/site.ts'
import { localDay } from '#model/local-time.ts'
import { offerName, offerReference, shownState } from '#model/offers/offer.ts'
import { offerDocumentSchema, offerTitle, totalsOf } from '#model/offers/offer-document.ts'
import { readDocument } from '#server/features/content/errors.ts'
import { parseBody } from '#server/features/content/published.ts'
import type { JoinedOffer } from './offer-rows.ts'

/** An offer in lists; `total` is null while its draft can't be added up. */
export function presentOffer(row: JoinedOffer, now: Date, { timeZone }: Pick<Site, 'timeZone'>) {
  const body = parseBody(row.sent_body ?? row.draft_body ?? '')
  return {
    id: row.id,
    leadId: row.lead_id,
    reference: offerReference(row.reference, row.number),
    title: offerName(offerTitle(body)),
    state: shownState(row.state, row.expires_on, localDay(now, timeZone)),
    version: row.version,
    amount: row.total === null ? draftAmount(body) : amountOf(Number(row.total), row.currency),
    /** What was changed since it was sent, and was not sent. */
    hasNewerDraft: row.revision_id !== null && row.draft_body !== null,
    recipient: row.recipient,
    sentAt: row.sent_at,
    sentBy: row.sent_by,
    expiresOn: row.expires_on,
    answeredAt: row.answered_at,
    acceptedName: row.accepted_name,
    declineReason: row.decline_reason,
    createdAt: row.created_at,
  }
}

export type PresentedOffer = ReturnType<typeof presentOffer>

/** Minor units, and their currency. */
function amountOf(total: number, currency: string | null) {
  return currency === null ? null : { total, currency }
}

function draftAmount(body: unknown) {
  const { value } = readDocument('', offerDocumentSchema, body)
  return value ? amountOf(totalsOf(value).total, value.currency) : null
}
