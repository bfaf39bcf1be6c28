import { leadPath } from '#model/admin-paths.ts'
import { formatDateTime } from '#server/features/leads/format-date-time.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { languageOf } from '#server/platform/language/languages.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import { factsOf, type ReadCall, readCall } from './call-email.ts'
import type { CancelledPayload } from './cancel-call.ts'
import { isDueReminder } from './remind-of-calls.ts'

/** What the outbox keeps of a call that was somebody else's. */
type HandedOverPayload = { isHandedOver: boolean } | null

/** Tells the person whose call it is that it was booked, or that they take it over. */
export async function callToPerson(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const read = await readCall(deps, row, 'booked')
  if (!read) return null
  const { lead } = read
  const { isHandedOver = false } = (JSON.parse(row.payload) as HandedOverPayload) ?? {}
  return toPerson(deps, read, {
    ...(isHandedOver && { subject: 'You take over: ' }),
    verb: isHandedOver ? 'has a call with you now' : 'booked a call with you',
    line: 'The attached file adds it to your calendar. Reply to this email to write to the visitor.',
    about: lead.details ? [{ label: 'What it is about', value: lead.details }] : [],
  })
}

/** Tells the person that the visitor has moved a call. */
export async function movedToPerson(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const read = await readCall(deps, row, 'booked')
  if (!read) return null
  return toPerson(deps, read, {
    subject: 'New time: ',
    verb: 'has moved the call with you',
    line: 'The attached file changes it in your calendar. Reply to this email to write to the visitor.',
  })
}

/** Reminds the person of a call that is near. */
export async function reminderToPerson(
  deps: EmailDeps,
  row: OutboxRow,
): Promise<EmailMessage | null> {
  const read = await readCall(deps, row, 'booked')
  if (!read || !isDueReminder(deps, row, read.call)) return null
  const { lead } = read
  const { calendar: _, ...email } = await toPerson(deps, read, {
    subject: 'Reminder: ',
    verb: 'has a call with you soon',
    line: 'Reply to this email to write to the visitor.',
    about: lead.details ? [{ label: 'What it is about', value: lead.details }] : [],
  })
  return email
}

/** Tells the person whose call it was that it is cancelled. */
export async function cancelledToPerson(
  deps: EmailDeps,
  row: OutboxRow,
): Promise<EmailMessage | null> {
  const read = await readCall(deps, row, 'cancelled')
  if (!read) return null
  const { byVisitor = false } = (JSON.parse(row.payload) as CancelledPayload) ?? {}
  const who = byVisitor
    ? 'The visitor has cancelled it.'
    : 'Somebody of your team has cancelled it, and the visitor was told.'
  return toPerson(deps, read, {
    subject: 'Cancelled: ',
    verb: 'has no call with you any more',
    line: `${who} The attached file takes it out of your calendar.`,
  })
}

type ToPerson = {
  /** What the subject begins with. */
  subject?: string
  verb: string
  line: string
  about?: { label: string; value: string }[]
}

async function toPerson(
  { siteUrl, store }: EmailDeps,
  read: ReadCall,
  { subject = '', verb, line, about = [] }: ToPerson,
): Promise<EmailMessage> {
  const { call, lead, person, site, calendarFor } = read
  const zone = await zoneOf(store, call.account_id)
  const when = formatDateTime(new Date(call.starts_at), zone ?? site)
  const url = siteUrl && siteUrl + leadPath(lead.id)
  const name = `${call.kind_name} with ${lead.name}`
  return {
    replyTo: { name: lead.name, address: lead.email },
    calendar: await calendarFor({
      summary: name,
      description: [lead.email, lead.phone, url].filter(Boolean).join('\n'),
      ...(person && { guest: { name: person.name, address: person.email } }),
    }),
    content: {
      subject: `${subject}${name}: ${when}`,
      preview: when,
      heading: `${lead.name} ${verb}`,
      paragraphs: [line],
      facts: [
        ...factsOf(read, when, languageOf('en')),
        { label: 'Email', value: lead.email },
        ...about,
      ],
      action: url ? { label: 'Open in the inbox', url } : undefined,
      footer: [`You receive this because you take calls at ${site.name}.`],
    },
  }
}

/** The time zone in which a person has set hours. */
function zoneOf(store: Store, accountId: string | null) {
  return store
    .selectFrom('call_hours')
    .select('zone as timeZone')
    .where('account_id', '=', accountId ?? '')
    .executeTakeFirst()
}
