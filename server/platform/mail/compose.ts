import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailMessage, Mailbox } from './email-template.ts'
import { plainText } from './plain-text.ts'

/** Renders the HTML of an email, in the site's look. */
export type RenderMail = (
  sender: string,
  content: EmailMessage['content'],
) => string | Promise<string>

/** The raw message; equivalent for every attempt of a row. */
export async function composeMail(
  render: RenderMail,
  from: Mailbox,
  row: Pick<OutboxRow, 'message_id' | 'recipient' | 'created_at'>,
  { content, replyTo, headers, calendar, attachments = [] }: EmailMessage,
): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const composer = new MailComposer({
    from,
    // An object is used as it is, never parsed as a list.
    to: { name: '', address: row.recipient },
    replyTo,
    subject: content.subject,
    text: plainText(content),
    html: await render(from.name, content),
    messageId: messageIdOf(row, from),
    date: new Date(row.created_at),
    headers,
    ...(calendar && { icalEvent: { ...calendar, filename: 'call.ics' } }),
    attachments: await Promise.all(
      attachments.map(async ({ name, mediaType, read }) => {
        return { filename: name, contentType: mediaType, content: await read() }
      }),
    ),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

/** The same for every attempt of a row. */
export function messageIdOf(row: Pick<OutboxRow, 'message_id'>, from: Mailbox) {
  return `<${row.message_id}@${domainOf(from.address)}>`
}

function domainOf(address: string) {
  return address.slice(address.lastIndexOf('@') + 1)
}
