import { buffer } from 'node:stream/consumers'
import { makeZip } from 'client-zip'
import { addressSchema } from '#model/address-schema.ts'
import { readCustomAnswers } from '#model/leads/custom-fields.ts'
import { extensionOf } from '#model/leads/upload.ts'
import { decimalAmount } from '#model/money.ts'
import { consentTextOf } from '#model/newsletter/newsletter.ts'
import { offerReference } from '#model/offers/offer.ts'
import { download } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { parseBody } from '#server/features/content/published.ts'
import { readLabels } from '#server/features/leads/field-labels.ts'
import type { JoinedOffer } from '#server/features/offers/offer-rows.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { LeadFileRow } from '#server/platform/db/rows/leads.ts'
import type { OfferViewRow } from '#server/platform/db/rows/offers.ts'
import { fail } from '#server/platform/http/problem.ts'
import { addressHasher } from './erased-address-hash.ts'
import { type PersonalData, personalDataOf } from './personal-data.ts'

/** All data of an email address as a ZIP: `data.json` and the files of its leads. */
export const exportAddress = download('owner', addressSchema, async (context, { address }) => {
  const data = await personalDataOf(context.store, address)
  if (!hasData(data)) fail(404, 'Nothing is stored about this address.')
  const hashOf = addressHasher(context.secrets)
  await context.store.transaction().execute((transaction) =>
    audit(transaction, context, {
      action: 'privacy.address-exported',
      subject: hashOf(address).replace('address:', 'export:'),
      summary: `Exported all data of an email address: ${data.leads.length} leads, ${data.files.length} files`,
    }),
  )
  return {
    name: `data-of-${address.replace(/[^\w.@+-]/g, '_')}.zip`,
    mediaType: 'application/zip',
    body: makeZip(entriesOf(context, address, data)),
  }
})

function hasData({ leads, subscriber, messages, account, mentions }: PersonalData) {
  return Boolean(leads.length || subscriber || messages.length || account || mentions.length)
}

/** The entries of the ZIP. File names are generated, never the visitor's. */
async function* entriesOf({ files, clock }: AdminContext, address: string, data: PersonalData) {
  const exported = { address, exportedAt: clock().toISOString(), ...exportedData(data) }
  yield { name: 'data.json', input: `${JSON.stringify(exported, null, 2)}\n` }
  for (const file of data.files) {
    // A file missing in the storage must not make the export fail.
    const body = await files.read(file.storage_key)
    if (body) yield { name: entryName(file), input: await buffer(body) }
  }
}

/** The exported data, without internal columns. */
function exportedData({
  leads,
  files,
  events,
  mails,
  planned,
  tags,
  conversions,
  calls,
  offers,
  offerViews,
  subscriber,
  messages,
  issues,
  account,
  links,
  mentions,
}: PersonalData) {
  return {
    leads: leads.map(({ idempotency_key: _, fingerprint: __, assignee_id: ___, ...lead }) => ({
      ...lead,
      custom_fields: readCustomAnswers(lead.custom_fields),
      field_labels: readLabels(lead),
      visit: visitOf(conversions, lead.id),
      tags: tags.filter(({ lead_id }) => lead_id === lead.id).map(({ tag }) => tag),
      calls: calls
        .filter(({ lead_id }) => lead_id === lead.id)
        .map(({ kind_name, minutes, place, starts_at, zone, state, created_at }) => {
          return {
            kind: kind_name,
            minutes,
            place,
            at: starts_at,
            zone,
            state,
            bookedAt: created_at,
          }
        }),
      offers: offers
        .filter(({ lead_id }) => lead_id === lead.id)
        .map((offer) => exportedOffer(offer, offerViews)),
      events: events
        .filter(({ lead_id }) => lead_id === lead.id)
        .map(({ kind, actor_name, text, before, after, created_at }) => {
          return { kind, by: actor_name, text, before, after, at: created_at }
        }),
      mails: mails
        .filter(({ lead_id }) => lead_id === lead.id)
        .map(({ id, from_name, from_address, subject, text, quoted, kind, received_at }) => {
          const attachments = files.filter(({ mail_id }) => mail_id === id)
          return {
            from: { name: from_name, address: from_address },
            subject,
            text,
            quoted,
            kind,
            at: received_at,
            attachments: attachments.map(({ name }) => name),
          }
        }),
      plannedReplies: planned
        .filter(({ lead_id }) => lead_id === lead.id)
        .map(({ actor_name, text, send_at, created_at }) => {
          return { by: actor_name, text, planned: created_at, leaves: send_at }
        }),
      files: files
        .filter(({ lead_id }) => lead_id === lead.id)
        .map((file) => ({ name: file.name, size: file.size, inThisArchive: entryName(file) })),
    })),
    newsletter: subscriber
      ? {
          email: subscriber.email,
          state: subscriber.state,
          consentAt: subscriber.consent_at,
          consentText: consentTextOf(subscriber.consent_version),
          consentSource: subscriber.consent_source,
          consentIp: subscriber.consent_ip,
          confirmedAt: subscriber.confirmed_at,
          unsubscribedAt: subscriber.unsubscribed_at,
          since: subscriber.created_at,
          visit: visitOf(conversions, subscriber.id),
        }
      : null,
    messages: messages.map((message) => {
      const { channel, topic, recipient, state, created_at, finished_at } = message
      const to = channel === 'mail' ? recipient : new URL(recipient).host
      const issue = issues.find(({ id }) => id === message.issue_id)?.subject
      return { channel, topic, issue, to, state, createdAt: created_at, finishedAt: finished_at }
    }),
    account: account ? { name: account.name, email: account.email, role: account.role } : null,
    accountLinks: links.map(({ kind, role, created_at, used_at }) => {
      return { kind, role, createdAt: created_at, usedAt: used_at }
    }),
    auditLog: mentions.map(({ actor_name, summary, created_at }) => {
      return { by: actor_name, what: summary, at: created_at }
    }),
  }
}

/** Our id and the extension; the visitor's file name is in data.json. */
function entryName({ id, name }: LeadFileRow) {
  const extension = extensionOf(name).replace(/[^a-z0-9]/g, '')
  return `files/${id}${extension && `.${extension}`}`
}

/** What led to a lead or subscription; null if its visit was not counted. */
function visitOf(conversions: PersonalData['conversions'], id: string) {
  const found = conversions.find((conversion) => conversion.id === id)
  if (!found) return null
  const { first_source, first_campaign, last_source, last_campaign, pages } = found
  return { first_source, first_campaign, last_source, last_campaign, pages: JSON.parse(pages) }
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
    openedAt: views.filter(({ offer_id }) => offer_id === offer.id).map(({ seen_at }) => seen_at),
  }
}
