import { formatDateTime } from '#server/features/leads/format-date-time.ts'
import { plainName } from '#server/features/leads/receipt.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import { languageOf } from '#server/platform/language/languages.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import { factsOf, type ReadCall, readCall } from './call-email.ts'
import type { CancelledPayload } from './cancel-call.ts'
import { isDueReminder } from './remind-of-calls.ts'

/** An email to the visitor. The address is unverified, so it contains no typed text but a number to call and what could be a name. */
async function toVisitor(
  { call, lead, site, link, calendarFor }: ReadCall,
  { replyAddresses }: EmailDeps,
) {
  const language = languageOf(site.language)
  const { t, tag, direction } = language
  const change =
    link && call.state === 'booked'
      ? { label: t('Change or cancel the call'), url: link }
      : undefined
  return {
    language,
    /** In subjects. */
    names: { agency: site.name, reference: lead.reference },
    name: plainName(lead.name),
    when: formatDateTime(new Date(call.starts_at), { timeZone: call.zone }, tag),
    howToChange: change
      ? t('If the time does not suit you any more, you can change or cancel the call yourself.')
      : t('To change or cancel it, reply to this email.'),
    envelope: {
      replyTo: { name: site.name, address: replyAddresses?.of(lead) ?? site.email },
      calendar: await calendarFor({
        description: change && `${change.label}: ${change.url}`,
      }),
    },
    content: {
      language: { tag, direction },
      action: change,
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
  const { language, names, name, when, howToChange, envelope, content } = await toVisitor(
    read,
    deps,
  )
  const { t } = language
  return {
    ...envelope,
    headers: { 'Auto-Submitted': 'auto-replied' },
    content: {
      ...content,
      subject: t('Your call with {agency} ({reference})', names),
      preview: when,
      heading: name ? t('{name}, your call is booked', { name }) : t('Your call is booked'),
      paragraphs: [t('The attached file adds it to your calendar.'), howToChange],
      facts: factsOf(read, when, language),
    },
  }
}

/** Tells the visitor the new time of a call, and changes it in the calendar. */
export async function callMoved(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const read = await readCall(deps, row, 'booked')
  if (!read) return null
  const { language, names, when, howToChange, envelope, content } = await toVisitor(read, deps)
  const { t } = language
  return {
    ...envelope,
    content: {
      ...content,
      subject: t('New time: your call with {agency} ({reference})', names),
      preview: when,
      heading: t('Your call has a new time'),
      paragraphs: [t('The attached file changes it in your calendar.'), howToChange],
      facts: factsOf(read, when, language),
    },
  }
}

/** Tells the visitor that somebody else takes a call. */
export async function callGiven(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const read = await readCall(deps, row, 'booked')
  if (!read?.person || read.call.starts_at <= deps.clock().toISOString()) return null
  const { language, names, when, howToChange, envelope, content } = await toVisitor(read, deps)
  const { calendar: _, ...others } = envelope
  const { t } = language
  return {
    ...others,
    content: {
      ...content,
      subject: t('{name} takes your call ({reference})', { ...names, name: read.person.name }),
      preview: when,
      heading: t('{name} takes your call', { name: read.person.name }),
      paragraphs: [t('Time and place stay as they are.'), howToChange],
      facts: factsOf(read, when, language),
    },
  }
}

/** Reminds the visitor of a call that is near. */
export async function callReminder(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const read = await readCall(deps, row, 'booked')
  if (!read || !isDueReminder(deps, row, read.call)) return null
  const { language, names, when, howToChange, envelope, content } = await toVisitor(read, deps)
  const { calendar: _, ...others } = envelope
  const { t } = language
  return {
    ...others,
    content: {
      ...content,
      subject: t('Reminder: your call with {agency} ({reference})', names),
      preview: when,
      heading: t('Your call is soon'),
      paragraphs: [howToChange],
      facts: factsOf(read, when, language),
    },
  }
}

/** Tells the visitor that a call is cancelled, and takes it out of the calendar. */
export async function callCancelled(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const read = await readCall(deps, row, 'cancelled')
  if (!read) return null
  const { language, names, when, envelope, content } = await toVisitor(read, deps)
  const { t } = language
  const { byVisitor = false } = (JSON.parse(row.payload) as CancelledPayload) ?? {}
  return {
    ...envelope,
    content: {
      ...content,
      subject: t('Your call with {agency} is cancelled ({reference})', names),
      preview: when,
      heading: t('Your call is cancelled'),
      paragraphs: [
        byVisitor
          ? t(
              'As you asked. If you would like to talk after all, book another time or reply to this email.',
            )
          : t('We are sorry: it cannot take place. Reply to this email to find another time.'),
      ],
      facts: [
        { label: t('When'), value: when },
        { label: t('Your reference'), value: names.reference },
      ],
    },
  }
}
