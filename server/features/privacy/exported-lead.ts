import { readCustomAnswers } from '#model/leads/custom-fields.ts'
import { extensionOf } from '#model/leads/upload.ts'
import { decimalAmount } from '#model/money.ts'
import { offerReference } from '#model/offers/offer.ts'
import { parseBody } from '#server/features/content/published.ts'
import { readLabels } from '#server/features/leads/field-labels.ts'
import type { JoinedOffer } from '#server/features/offers/offer-rows.ts'
import type { CallRow } from '#server/platform/db/rows/calls.ts'
import type { LeadFileRow, LeadMailRow, LeadRow } from '#server/platform/db/rows/leads.ts'
import type { OfferViewRow } from '#server/platform/db/rows/offers.ts'
import type { PersonalData } from './personal-data.ts'

/** A lead with everything about it, without internal columns. */
export function exportedLead(lead: LeadRow, data: PersonalData) {
  const { idempotency_key: _, fingerprint: __, assignee_id: ___, ...own } = lead
  const { files, offerViews } = data
  const isOfLead = ({ lead_id }: { lead_id: string }) => lead_id === lead.id
  return {
    ...own,
    custom_fields: readCustomAnswers(lead.custom_fields),
    field_labels: readLabels(lead),
    visit: visitOf(data.conversions, lead.id),
    tags: data.tags.filter(isOfLead).map(({ tag }) => tag),
    calls: data.calls.filter(isOfLead).map(exportedCall),
    offers: data.offers.filter(isOfLead).map((offer) => exportedOffer(offer, offerViews)),
    events: data.events
      .filter(isOfLead)
      .map(({ id, kind, actor_name, text, before, after, created_at }) => {
        const event = { kind, by: actor_name, text, before, after, at: created_at }
        return kind === 'reply' ? { ...event, attachments: attachmentsOf(id, files) } : event
      }),
    mails: data.mails.filter(isOfLead).map((mail) => exportedMail(mail, files)),
    plannedReplies: data.planned
      .filter(isOfLead)
      .map(({ id, actor_name, text, send_at, created_at }) => {
        const times = { planned: created_at, leaves: send_at }
        return { by: actor_name, text, ...times, attachments: attachmentsOf(id, files) }
      }),
    drafts: data.drafts.filter(isOfLead).map(({ id, text, changed_at }) => {
      return { text, changedAt: changed_at, attachments: attachmentsOf(id, files) }
    }),
    files: files.filter(isOfLead).map(exportedFile),
  }
}

/** A received mail, with the names of its files. */
export function exportedMail(mail: LeadMailRow, files: LeadFileRow[]) {
  const { id, from_name, from_address, subject, text, quoted, kind, received_at } = mail
  return {
    from: { name: from_name, address: from_address },
    subject,
    text,
    quoted,
    kind,
    at: received_at,
    attachments: attachmentsOf(id, files),
  }
}

export function exportedFile(file: LeadFileRow) {
  return { name: file.name, size: file.size, inThisArchive: entryName(file) }
}

/** The names of what is attached to a mail, reply or draft. */
function attachmentsOf(mailId: string, files: LeadFileRow[]) {
  return files.filter(({ mail_id }) => mail_id === mailId).map(({ name }) => name)
}

function exportedCall({ kind_name, minutes, place, starts_at, zone, state, created_at }: CallRow) {
  return { kind: kind_name, minutes, place, at: starts_at, zone, state, bookedAt: created_at }
}

/** Our id and the extension; the visitor's file name is in data.json. */
export function entryName({ id, name }: LeadFileRow) {
  const extension = extensionOf(name).replace(/[^a-z0-9]/g, '')
  return `files/${id}${extension && `.${extension}`}`
}

/** What led to a lead or subscription; null if its visit was not counted. */
export function visitOf(conversions: PersonalData['conversions'], id: string) {
  const found = conversions.find((conversion) => conversion.id === id)
  if (!found) return null
  const { first_source, first_campaign, last_source, last_campaign, pages } = found
  return { first_source, first_campaign, last_source, last_campaign, pages: JSON.parse(pages) }
}

/** An offer to somebody else that was sent to the address too: its text is the other person's. */
export function exportedOfferElsewhere({ reference, number }: JoinedOffer) {
  return offerReference(reference, number)
}

function exportedOffer(offer: JoinedOffer, views: OfferViewRow[]) {
  return {
    number: offerReference(offer.reference, offer.number),
    state: offer.state,
    text: parseBody(offer.sent_body ?? offer.draft_body ?? ''),
    sentAt: offer.sent_at,
    sentTo: offer.recipient,
    message: offer.message,
    validUntil: offer.expires_on,
    total: offer.total === null ? null : decimalAmount(Number(offer.total), offer.currency ?? ''),
    currency: offer.currency,
    answeredAt: offer.answered_at,
    acceptedBy: offer.accepted_name,
    chosenLines: JSON.parse(offer.chosen),
    declinedBecause: offer.decline_reason,
    opened: views
      .filter(({ offer_id }) => offer_id === offer.id)
      .map(({ seen_at, recipient }) => ({ at: seen_at, linkOf: recipient })),
  }
}
