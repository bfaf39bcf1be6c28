import { buffer } from 'node:stream/consumers'
import type { Emails } from '#model/content/emails.ts'
import type { Site } from '#model/content/site.ts'
import { message } from '#model/language/message.ts'
import type { MailContent } from '#model/mail/mail.ts'
import { fillPlaceholders } from '#model/mail/placeholders.ts'
import { formatDateTime } from '#server/features/leads/format-date-time.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import { languageOf } from '#server/platform/language/languages.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'

/** Characters of a mail that are quoted below its answer. */
const QUOTED_MAX = 10_000

/** A reply written in the inbox, with the message that it answers quoted below it. */
export async function leadReply(
  { store, content, files, replyAddresses }: EmailDeps,
  row: OutboxRow,
): Promise<EmailMessage | null> {
  const { event: eventId } = JSON.parse(row.payload) as { event: string }
  const event = await store
    .selectFrom('lead_events')
    .innerJoin('leads', 'leads.id', 'lead_events.lead_id')
    .leftJoin('user', 'user.id', 'lead_events.actor_id')
    .select([
      'lead_events.text',
      'lead_events.actor_name',
      'user.email as actor_email',
      'user.signature',
      'leads.id',
      'leads.reference',
      'leads.kind',
      'leads.name',
      'leads.details',
      'leads.created_at',
    ])
    .where('lead_events.id', '=', eventId)
    .where('lead_events.kind', '=', 'reply')
    .executeTakeFirst()
  if (!event?.text) return null
  const [site, emails] = await Promise.all([content.site(), content.emails()])
  const answered = await answeredMail(store, row)
  // Answers go to the shared address, because one person may be away.
  const replyTo = replyAddresses?.of(event) ?? site.notify[0] ?? event.actor_email ?? site.email
  return {
    replyTo: { name: `${event.actor_name}, ${site.name}`, address: replyTo },
    headers: answered && headersOf(answered),
    isPersonal: true,
    attachments: await attachmentsOf({ store, files }, eventId),
    content: replyContent({
      lead: event,
      // A mail of somebody else is not shown to the visitor as theirs.
      quoted:
        answered?.text && answered.from_address.toLowerCase() === row.recipient.toLowerCase()
          ? { text: answered.text.slice(0, QUOTED_MAX), at: answered.received_at }
          : { text: event.details, at: event.created_at },
      text: event.text,
      author: event.actor_name,
      signature: event.signature,
      site,
      emails,
    }),
  }
}

/** The last mail of the client that had come in when a reply was written. */
function answeredMail(store: EmailDeps['store'], { subject_id, created_at }: OutboxRow) {
  return store
    .selectFrom('lead_mails')
    .select(['message_id', 'from_address', 'text', 'received_at'])
    .where('lead_id', '=', subject_id ?? '')
    .where('kind', '=', 'answer')
    .where('received_at', '<=', created_at)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** In the visitor's mail program, a reply stands below the mail that it answers. */
function headersOf({ message_id }: { message_id: string }) {
  // A mail without a Message-ID has a hash in its place.
  if (!message_id.includes('@')) return undefined
  const id = `<${message_id}>`
  return { 'In-Reply-To': id, References: id }
}

async function attachmentsOf({ store, files }: Pick<EmailDeps, 'store' | 'files'>, reply: string) {
  const attached = await store
    .selectFrom('lead_files')
    .select(['name', 'media_type', 'storage_key'])
    .where('mail_id', '=', reply)
    .orderBy('id')
    .execute()
  return attached.map(({ name, media_type, storage_key }) => ({
    name,
    mediaType: media_type,
    async read() {
      const body = await files.read(storage_key)
      if (!body) throw new Error('A file of this reply is no longer stored. A backup may have it.')
      return buffer(body)
    },
  }))
}

const kinds = {
  inquiry: message('inquiry'),
  partner: message('partner inquiry'),
  application: message('application'),
  call: message('call'),
  email: message('email'),
}

type Reply = {
  lead: Pick<LeadRow, 'kind' | 'reference'>
  /** What it answers. */
  quoted: { text: string | null; at: string }
  text: string
  author: string
  signature: string | null
  site: Site
  emails: Emails
}

export function replyContent(reply: Reply): MailContent {
  const { lead, quoted, text, author, signature, site, emails } = reply
  const { tag, direction, t } = languageOf(site.language)
  const values = { kind: t(kinds[lead.kind]), reference: lead.reference, agency: site.name }
  const written = formatDateTime(new Date(quoted.at), site, tag)
  return {
    language: { tag, direction },
    subject: fillPlaceholders(emails.reply.subject, values),
    preview: text.replace(/\s+/g, ' ').slice(0, 110),
    heading: fillPlaceholders(emails.reply.heading, values),
    paragraphs: [text],
    facts: quoted.text
      ? [{ label: t('You wrote on {date}', { date: written }), value: quoted.text }]
      : [],
    ...(signature && { signature }),
    footer: [
      `${t('{author} of {agency}', { author, agency: site.name })}, ${site.address.join(', ')}. ${site.phone.label}`,
      fillPlaceholders(emails.reply.reason, values),
    ],
  }
}
