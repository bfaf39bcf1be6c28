import { formatDateTime } from '#server/features/leads/format-date-time.ts'
import { plainName } from '#server/features/leads/receipt.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import { languageOf } from '#server/platform/language/languages.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import { factsOf, type ReadCall, readCall } from './call-email.ts'

/** An email to the visitor. The address is unverified, so it contains no typed text but a number to call and what could be a name. */
function toVisitor({ call, site, calendar }: ReadCall) {
  const language = languageOf(site.language)
  const { t, tag, direction } = language
  return {
    language,
    when: formatDateTime(new Date(call.starts_at), { timeZone: call.zone }, tag),
    envelope: {
      replyTo: { name: site.name, address: site.email },
      headers: { 'Auto-Submitted': 'auto-generated' },
      calendar,
    },
    content: {
      language: { tag, direction },
      footer: [
        `${site.name}, ${site.address.join(', ')}. ${site.phone.label}`,
        t('You receive this because somebody booked a call with this address on our website.'),
      ],
    },
  }
}

/** Confirms a call to the visitor, with an entry for the calendar. */
export async function callBooked(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const read = await readCall(deps, row, 'booked')
  if (!read) return null
  const { lead, site } = read
  const { language, when, envelope, content } = toVisitor(read)
  const { t } = language
  const name = plainName(lead.name)
  return {
    ...envelope,
    headers: { 'Auto-Submitted': 'auto-replied' },
    content: {
      ...content,
      subject: t('Your call with {agency} ({reference})', {
        agency: site.name,
        reference: lead.reference,
      }),
      preview: when,
      heading: name ? t('{name}, your call is booked', { name }) : t('Your call is booked'),
      paragraphs: [
        t(
          'The attached file adds it to your calendar. To change or cancel it, reply to this email.',
        ),
      ],
      facts: factsOf(read, when, language),
    },
  }
}

/** Tells the visitor that the team has cancelled a call, and takes it out of the calendar. */
export async function callCancelled(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const read = await readCall(deps, row, 'cancelled')
  if (!read) return null
  const { lead, site } = read
  const { language, when, envelope, content } = toVisitor(read)
  const { t } = language
  return {
    ...envelope,
    content: {
      ...content,
      subject: t('Your call with {agency} is cancelled ({reference})', {
        agency: site.name,
        reference: lead.reference,
      }),
      preview: when,
      heading: t('Your call is cancelled'),
      paragraphs: [
        t('We are sorry: it cannot take place. Reply to this email to find another time.'),
      ],
      facts: [
        { label: t('When'), value: when },
        { label: t('Your reference'), value: lead.reference },
      ],
    },
  }
}
