import type { MailContent } from '#model/mail/mail.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailMessage, Mailbox } from './email-template.ts'
import { fillTokens, fillTokensOfHtml } from './fill-tokens.ts'
import { plainText } from './plain-text.ts'
import { type DkimKey, signMail } from './sign-mail.ts'

/** Renders the HTML of an email, in the site's look. */
export type RenderMail = (
  sender: string,
  content: EmailMessage['content'],
) => string | Promise<string>

/** `signingKey`: what emails of this sender are signed with; null if they are not. */
export type Composing = {
  render: RenderMail
  signingKey?: (sender: string) => Promise<DkimKey | null>
}

type Row = Pick<OutboxRow, 'message_id' | 'recipient' | 'created_at'>

/** The raw message, signed if there is a key; equivalent for every attempt of a row. */
export async function composeMail(
  { render, signingKey }: Composing,
  from: Mailbox,
  row: Row,
  email: EmailMessage,
): Promise<Buffer> {
  const raw = await compose(render, from, row, email)
  const key = await signingKey?.(from.address)
  return key ? signMail(raw, key) : raw
}

const generated = { 'Auto-Submitted': 'auto-generated' }

async function compose(
  render: RenderMail,
  from: Mailbox,
  row: Row,
  email: EmailMessage,
): Promise<Buffer> {
  const { content, replyTo, calendar, attachments = [], shared } = email
  const headers = { ...(!email.isPersonal && generated), ...email.headers }
  const texts = async (of: MailContent) => {
    const rendered = await renderTexts(render, from, of)
    checkLink(email, rendered)
    return rendered
  }
  const messageId = messageIdOf(row, from)
  // An object is used as it is, never parsed as a list.
  const to = { name: '', address: row.recipient }
  if (shared) {
    const date = new Date(row.created_at).toUTCString().replace(/GMT$/, '+0000')
    const fields = { from, to, 'reply-to': replyTo, subject: content.subject, date }
    const { composeShared } = await import('./compose-shared.ts')
    return composeShared(texts, { ...fields, 'message-id': messageId, ...headers }, shared)
  }
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const composer = new MailComposer({
    from,
    to,
    replyTo,
    subject: content.subject,
    ...(await texts(content)),
    messageId,
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

async function renderTexts(render: RenderMail, from: Mailbox, content: MailContent) {
  return { text: plainText(content), html: await render(from.name, content) }
}

/** @throws Error if a text lacks the link that each must have */
function checkLink({ mustLink, shared }: EmailMessage, texts: { text: string; html: string }) {
  if (!mustLink) return
  const text = shared ? fillTokens(texts.text, shared.values) : texts.text
  const html = shared ? fillTokensOfHtml(texts.html, shared.values) : texts.html
  if (!text.includes(mustLink) || !html.includes(`href="${mustLink}"`)) {
    throw new Error(`The email does not link to ${new URL(mustLink).pathname}.`)
  }
}

/** The same for every attempt of a row. */
export function messageIdOf(row: Pick<OutboxRow, 'message_id'>, from: Mailbox) {
  return `<${row.message_id}@${domainOf(from.address)}>`
}

function domainOf(address: string) {
  return address.slice(address.lastIndexOf('@') + 1)
}
