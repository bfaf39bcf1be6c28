import type { MailContent } from '#model/mail/mail.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailMessage, Mailbox } from './email-template.ts'
import { fillTokens, fillTokensOfHtml } from './fill-tokens.ts'
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
  email: EmailMessage,
): Promise<Buffer> {
  const { content, replyTo, headers, calendar, attachments = [] } = email
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const composer = new MailComposer({
    from,
    // An object is used as it is, never parsed as a list.
    to: { name: '', address: row.recipient },
    replyTo,
    subject: content.subject,
    ...checkLink(email, await textsOf(render, from, email)),
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

type Texts = { text: string; html: string }

/** Of the emails to many that are being sent, by what they share. */
const sharedTexts = new WeakMap<MailContent, Promise<Texts>>()

async function textsOf(render: RenderMail, from: Mailbox, { content, shared }: EmailMessage) {
  if (!shared) return renderTexts(render, from, content)
  const known = sharedTexts.get(shared.content)
  const rendering = known ?? renderTexts(render, from, shared.content)
  if (!known) {
    sharedTexts.set(shared.content, rendering)
    rendering.catch(() => sharedTexts.delete(shared.content))
  }
  const { text, html } = await rendering
  return { text: fillTokens(text, shared.values), html: fillTokensOfHtml(html, shared.values) }
}

async function renderTexts(render: RenderMail, from: Mailbox, content: MailContent) {
  return { text: plainText(content), html: await render(from.name, content) }
}

function checkLink({ mustLink }: EmailMessage, texts: Texts) {
  if (mustLink && !(texts.text.includes(mustLink) && texts.html.includes(`href="${mustLink}"`))) {
    throw new Error(`The email does not link to ${new URL(mustLink).pathname}.`)
  }
  return texts
}

/** The same for every attempt of a row. */
export function messageIdOf(row: Pick<OutboxRow, 'message_id'>, from: Mailbox) {
  return `<${row.message_id}@${domainOf(from.address)}>`
}

function domainOf(address: string) {
  return address.slice(address.lastIndexOf('@') + 1)
}
