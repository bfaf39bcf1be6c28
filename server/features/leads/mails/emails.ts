import { leadPath } from '#model/admin-paths.ts'
import { IN_THE_INBOX } from '#server/features/leads/emails.ts'
import { formatDateTime } from '#server/features/leads/format-date-time.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'

/** Notifies staff that a client has answered by mail. */
export async function mailToStaff(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const { mail: id } = JSON.parse(row.payload) as { mail: string }
  const mail = await deps.store
    .selectFrom('lead_mails')
    .innerJoin('leads', 'leads.id', 'lead_mails.lead_id')
    .selectAll('lead_mails')
    .select(['leads.reference', 'leads.name'])
    .where('lead_mails.id', '=', id)
    .executeTakeFirst()
  if (!mail) return null
  const files = await deps.store
    .selectFrom('lead_files')
    .select('name')
    .where('mail_id', '=', id)
    .orderBy('id')
    .execute()
  const site = await deps.content.site()
  const sender = mail.from_name || mail.from_address
  return {
    replyTo: { name: mail.from_name, address: mail.from_address },
    content: {
      subject: `${sender} answered (${mail.reference})`,
      preview: mail.text.replace(/\s+/g, ' ').slice(0, 110),
      heading: `${sender} wrote a mail`,
      paragraphs: [mail.text, IN_THE_INBOX],
      facts: [
        { label: 'Subject', value: mail.subject },
        { label: 'Lead', value: `${mail.name}, ${mail.reference}` },
        { label: 'Attachments', value: files.map(({ name }) => name).join(', ') },
        { label: 'Received', value: formatDateTime(new Date(mail.received_at), site) },
      ].filter(({ value }) => value !== ''),
      action: deps.siteUrl
        ? { label: 'Open in the inbox', url: deps.siteUrl + leadPath(mail.lead_id) }
        : undefined,
      footer: [`You receive this because ${site.name} sends lead notifications to your address.`],
    },
  }
}
