import { leadPath } from '#model/admin-paths.ts'
import { formatDateTime } from '#server/features/leads/format-date-time.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import { languageOf } from '#server/platform/language/languages.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import { factsOf, type ReadCall, readCall } from './call-email.ts'

/** Tells the person whose call it is that it was booked. */
export async function callToPerson(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const read = await readCall(deps, row, 'booked')
  if (!read) return null
  const { lead } = read
  return toPerson(deps, read, {
    verb: 'booked a call with you',
    line: 'The attached file adds it to your calendar. Reply to this email to write to the visitor.',
    about: lead.details ? [{ label: 'What it is about', value: lead.details }] : [],
  })
}

/** Tells the person whose call it was that somebody of the team has cancelled it. */
export async function cancelledToPerson(
  deps: EmailDeps,
  row: OutboxRow,
): Promise<EmailMessage | null> {
  const read = await readCall(deps, row, 'cancelled')
  return read
    ? toPerson(deps, read, {
        verb: 'has no call with you any more',
        line: 'Somebody of your team has cancelled it, and the visitor was told. The attached file takes it out of your calendar.',
        about: [],
      })
    : null
}

type ToPerson = { verb: string; line: string; about: { label: string; value: string }[] }

function toPerson(
  { siteUrl }: EmailDeps,
  read: ReadCall,
  { verb, line, about }: ToPerson,
): EmailMessage {
  const { call, lead, site, calendar } = read
  const when = formatDateTime(new Date(call.starts_at), site)
  const isOff = call.state === 'cancelled'
  return {
    replyTo: { name: lead.name, address: lead.email },
    calendar,
    content: {
      subject: `${isOff ? 'Cancelled: ' : ''}${call.kind_name} with ${lead.name}: ${when}`,
      preview: when,
      heading: `${lead.name} ${verb}`,
      paragraphs: [line],
      facts: [
        ...factsOf(read, when, languageOf('en')),
        { label: 'Email', value: lead.email },
        ...about,
      ],
      action: siteUrl
        ? { label: 'Open in the inbox', url: siteUrl + leadPath(lead.id) }
        : undefined,
      footer: [`You receive this because you take calls at ${site.name}.`],
    },
  }
}
