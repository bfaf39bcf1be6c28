import { leadPath } from '#model/admin-paths.ts'
import type { Site } from '#model/content/site.ts'
import type { Language } from '#model/language/language.ts'
import { message } from '#model/language/message.ts'
import { formatDateTime } from '#server/features/leads/format-date-time.ts'
import { plainName } from '#server/features/leads/receipt.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import { languageOf } from '#server/platform/language/languages.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import { callCalendar } from './call-calendar.ts'
import { type FoundCall, findCallOf, placeOf } from './find-call.ts'

/**
 * Confirms a call to the visitor, with an entry for the calendar. The address is unverified, so the email contains no typed
 * text but a number to call and what could be a name.
 */
export async function callBooked(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const found = await findCallOf(deps.store, row.subject_id ?? '')
  if (found?.call.state !== 'booked') return null
  const site = await deps.content.site()
  const language = languageOf(site.language)
  const { t, tag, direction } = language
  const name = plainName(found.lead.name)
  const when = formatDateTime(new Date(found.call.starts_at), { timeZone: found.call.zone }, tag)
  return {
    replyTo: { name: site.name, address: site.email },
    headers: { 'Auto-Submitted': 'auto-replied' },
    calendar: {
      method: 'REQUEST',
      content: await calendarOf('REQUEST', found, site, new Date(row.created_at)),
    },
    content: {
      language: { tag, direction },
      subject: t('Your call with {agency} ({reference})', {
        agency: site.name,
        reference: found.lead.reference,
      }),
      preview: when,
      heading: name ? t('{name}, your call is booked', { name }) : t('Your call is booked'),
      paragraphs: [
        t(
          'The attached file adds it to your calendar. To change or cancel it, reply to this email.',
        ),
      ],
      facts: factsOf(found, when, language),
      footer: [
        `${site.name}, ${site.address.join(', ')}. ${site.phone.label}`,
        t('You receive this because somebody booked a call with this address on our website.'),
      ],
    },
  }
}

/** Tells the visitor that the team has cancelled a call, and takes it out of the calendar. */
export async function callCancelled(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const found = await findCallOf(deps.store, row.subject_id ?? '')
  if (found?.call.state !== 'cancelled') return null
  const site = await deps.content.site()
  const { t, tag, direction } = languageOf(site.language)
  const when = formatDateTime(new Date(found.call.starts_at), { timeZone: found.call.zone }, tag)
  return {
    replyTo: { name: site.name, address: site.email },
    headers: { 'Auto-Submitted': 'auto-generated' },
    calendar: {
      method: 'CANCEL',
      content: await calendarOf('CANCEL', found, site, new Date(row.created_at)),
    },
    content: {
      language: { tag, direction },
      subject: t('Your call with {agency} is cancelled ({reference})', {
        agency: site.name,
        reference: found.lead.reference,
      }),
      preview: when,
      heading: t('Your call is cancelled'),
      paragraphs: [
        t('We are sorry: it cannot take place. Reply to this email to find another time.'),
      ],
      facts: [
        { label: t('When'), value: when },
        { label: t('Your reference'), value: found.lead.reference },
      ],
      footer: [
        `${site.name}, ${site.address.join(', ')}. ${site.phone.label}`,
        t('You receive this because somebody booked a call with this address on our website.'),
      ],
    },
  }
}

/** Tells the person whose call it is. */
export async function callToPerson(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const found = await findCallOf(deps.store, row.subject_id ?? '')
  if (found?.call.state !== 'booked') return null
  const { call, lead } = found
  const site = await deps.content.site()
  const when = formatDateTime(new Date(call.starts_at), site)
  return {
    replyTo: { name: lead.name, address: lead.email },
    calendar: {
      method: 'REQUEST',
      content: await calendarOf('REQUEST', found, site, new Date(row.created_at)),
    },
    content: {
      subject: `${call.kind_name} with ${lead.name}: ${when}`,
      preview: when,
      heading: `${lead.name} booked a call with you`,
      paragraphs: [
        'The attached file adds it to your calendar. Reply to this email to write to the visitor.',
      ],
      facts: [
        ...factsOf(found, when, languageOf('en')),
        { label: 'Email', value: lead.email },
        ...(lead.details ? [{ label: 'What it is about', value: lead.details }] : []),
      ],
      action: deps.siteUrl
        ? { label: 'Open in the inbox', url: deps.siteUrl + leadPath(lead.id) }
        : undefined,
      footer: [`You receive this because you take calls at ${site.name}.`],
    },
  }
}

const placeLabels = { video: message('Video call'), phone: message('We call you at') }

function factsOf({ call, lead, person }: FoundCall, when: string, { t }: Language) {
  return [
    { label: t('When'), value: when },
    {
      label: t('What'),
      value: `${call.kind_name}, ${t('{count} minutes', { count: call.minutes })}`,
    },
    ...(person ? [{ label: t('With'), value: person.name }] : []),
    { label: t(placeLabels[call.place]), value: placeOf(call, lead) },
    { label: t('Your reference'), value: lead.reference },
  ]
}

function calendarOf(method: 'REQUEST' | 'CANCEL', found: FoundCall, site: Site, at: Date) {
  const { call, lead } = found
  return callCalendar(method, {
    call,
    summary: `${call.kind_name}, ${site.name}`,
    location: placeOf(call, lead),
    organizer: { name: site.name, address: site.email },
    attendee: { name: plainName(lead.name) ?? '', address: lead.email },
    at,
  })
}
