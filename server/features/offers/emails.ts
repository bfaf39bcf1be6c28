import { leadPath } from '#model/admin-paths.ts'
import { longDate } from '#model/day.ts'
import { moneyText } from '#model/money.ts'
import { offerReference } from '#model/offers/offer.ts'
import { offerTitle } from '#model/offers/offer-document.ts'
import { parseBody } from '#server/features/content/published.ts'
import { formatDateTime } from '#server/features/leads/format-date-time.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import { languageOf } from '#server/platform/language/languages.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import { splitParagraphs } from '#server/platform/mail/split-paragraphs.ts'
import { offerLink } from './offer-link-key.ts'
import { offerRows } from './offer-rows.ts'

/** Sends the link to the client; null once the offer was withdrawn, answered or sent anew. */
export async function offerEmail(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const read = await readOffer(deps, row)
  if (read?.offer.state !== 'sent') return null
  const { offer, site, title, reference, language, total, toClient } = read
  const { t, tag } = language
  return {
    ...toClient,
    isPersonal: true,
    content: {
      ...read.content,
      subject: t('Our offer: {title} ({reference})', { title, reference }),
      preview: total,
      heading: title,
      paragraphs: [
        ...splitParagraphs(offer.message ?? ''),
        t('You can read the offer of {agency} at this link, print it, and accept it there.', {
          agency: site.name,
        }),
      ],
      facts: [
        { label: t('Total'), value: total },
        { label: t('Valid until'), value: longDate(offer.expires_on ?? '', tag) },
        { label: t('Reference'), value: reference },
      ],
      action: { label: t('Open the offer'), url: read.link },
      afterwards: [t('The link is yours: whoever has it can read and accept the offer.')],
    },
  }
}

/** Confirms to the client what was accepted, by whom and when. */
export async function offerAccepted(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const read = await readOffer(deps, row)
  if (read?.offer.state !== 'accepted') return null
  const { offer, site, title, reference, language, total, toClient } = read
  const { t, tag } = language
  return {
    ...toClient,
    content: {
      ...read.content,
      subject: t('Accepted: {title} ({reference})', { title, reference }),
      preview: total,
      heading: t('Thank you for your order'),
      paragraphs: [
        t('The offer “{title}” is accepted. Its text stays at this link, also to be printed.', {
          title,
        }),
      ],
      facts: [
        { label: t('Accepted by'), value: offer.accepted_name ?? '' },
        {
          label: t('Accepted on'),
          value: formatDateTime(new Date(offer.answered_at ?? ''), site, tag),
        },
        { label: t('Total'), value: total },
        { label: t('Reference'), value: reference },
      ],
      action: { label: t('Open the offer'), url: read.link },
    },
  }
}

/** Tells staff that the client has accepted or declined an offer. */
export async function offerAnswered(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const read = await readOffer(deps, row)
  if (!read) return null
  const { offer, site, title, reference } = read
  if (offer.state !== 'accepted' && offer.state !== 'declined') return null
  const total = moneyText(Number(offer.total), offer.currency ?? '')
  const name = offer.accepted_name ?? offer.lead_name
  const { siteUrl } = deps
  return {
    replyTo: { name: offer.lead_name, address: offer.recipient ?? offer.email },
    content: {
      subject: `${name} has ${offer.state} the offer ${reference}`,
      preview: `${title}, ${total}`,
      heading: `${name} has ${offer.state} the offer`,
      paragraphs: splitParagraphs(offer.decline_reason ?? ''),
      facts: [
        { label: 'Offer', value: title },
        { label: 'Total', value: total },
        { label: 'Answered', value: formatDateTime(new Date(offer.answered_at ?? ''), site) },
      ],
      action: siteUrl
        ? { label: 'Open in the inbox', url: siteUrl + leadPath(offer.lead_id) }
        : undefined,
      footer: [`You receive this because ${site.name} sends lead notifications to your address.`],
    },
  }
}

/** The offer of an email with its text; null if it was deleted or has another text by now. */
async function readOffer(deps: EmailDeps, row: OutboxRow) {
  const { store, content, secrets, siteUrl, replyAddresses } = deps
  const { offer: id, revision } = JSON.parse(row.payload) as { offer: string; revision: string }
  const offer = await offerRows(store).where('offers.id', '=', id).executeTakeFirst()
  if (!offer || offer.revision_id !== revision) return null
  const site = await content.site()
  const language = languageOf(site.language)
  const { tag, direction } = language
  const lead = { id: offer.lead_id, reference: offer.reference }
  return {
    ...{ offer, site, language, title: offerTitle(parseBody(offer.sent_body ?? '')) },
    reference: offerReference(offer.reference, offer.number),
    total: moneyText(Number(offer.total), offer.currency ?? '', tag),
    link: `${siteUrl}${offerLink(secrets, id, placeOf(offer.recipients, row.recipient))}`,
    toClient: { replyTo: { name: site.name, address: replyAddresses?.of(lead) ?? site.email } },
    content: {
      language: { tag, direction },
      footer: [`${site.name}, ${site.address.join(', ')}. ${site.phone.label}`],
    },
  }
}

/** From 1; 0 for an address to which the offer was not sent. */
function placeOf(recipients: string, address: string) {
  return (JSON.parse(recipients) as string[]).indexOf(address) + 1
}
