import type { MailContent } from '#model/mail/mail.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { webhookBody } from '#server/features/webhooks/event-data.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import { messageIdOf } from '#server/platform/mail/compose.ts'
import { senderOf } from '#server/platform/mail/mail-transport.ts'
import { plainText } from '#server/platform/mail/plain-text.ts'
import { redactTokens } from '#server/platform/mail/redact-tokens.ts'
import { readSentCopy, type SentCopy } from '#server/platform/mail/sent-copy.ts'

/** A message's content, with keys in links redacted. `mail` is for the HTML version. */
type RenderedMessage = {
  subject: string | null
  sender: string | null
  replyTo: string | null
  messageId: string
  text: string
  mail: { sender: string; content: MailContent } | null
  /** True for the copy that was kept when it was sent. */
  isCopy: boolean
}

type MessageContext = Pick<
  AdminContext,
  | 'store'
  | 'content'
  | 'secrets'
  | 'files'
  | 'clock'
  | 'siteUrl'
  | 'mail'
  | 'report'
  | 'markdown'
  | 'emailPictures'
  | 'replyAddresses'
>

/** Placeholder in links if the site's public URL is not set. */
const URL_PLACEHOLDER = 'https://SITE_URL'

/** A message as its recipient got it, or would get it now. */
export async function messageShown(context: MessageContext, row: OutboxRow) {
  const copy = readSentCopy(row)
  return copy ? { ...present(row, copy), isCopy: true } : renderMessage(context, row)
}

/**
 * Renders a message from the data stored now, as its transport does. Null if it can no longer be rendered because the
 * data was erased or has changed. A sent message is rendered as of the time it was sent (`at`).
 */
export async function renderMessage(
  context: MessageContext,
  row: OutboxRow,
  at = sentAt(row) ?? context.clock(),
): Promise<RenderedMessage | null> {
  try {
    return row.channel === 'mail'
      ? await renderEmail(context, row, at)
      : await renderWebhookCall(context, row)
  } catch (error) {
    context.report(error)
    return null
  }
}

function sentAt({ state, finished_at }: OutboxRow) {
  return state === 'sent' && finished_at ? new Date(finished_at) : null
}

async function renderEmail(
  context: MessageContext,
  row: OutboxRow,
  at: Date,
): Promise<RenderedMessage | null> {
  const { mail, siteUrl } = context
  const template = mail.templates[row.topic]
  const deps = { ...context, clock: () => at, siteUrl: siteUrl ?? URL_PLACEHOLDER }
  const email = await template?.(deps, row)
  if (!email) return null
  const sender = await senderOf(context, mail.from)
  const { replyTo, content: written } = email
  return present(row, { sender, content: redactTokens(written), ...(replyTo && { replyTo }) })
}

function present(row: OutboxRow, { sender, replyTo, content }: SentCopy): RenderedMessage {
  return {
    subject: content.subject,
    sender: `${sender.name} <${sender.address}>`,
    replyTo: replyTo ? `${replyTo.name} <${replyTo.address}>` : null,
    messageId: messageIdOf(row, sender),
    text: plainText(content),
    mail: { sender: sender.name, content },
    isCopy: false,
  }
}

async function renderWebhookCall(
  context: MessageContext,
  row: OutboxRow,
): Promise<RenderedMessage | null> {
  const body = await webhookBody(context, row)
  if (!body) return null
  const text = JSON.stringify(body, null, 2)
  const nobody = { subject: null, sender: null, replyTo: null, mail: null }
  return { ...nobody, messageId: row.message_id, text, isCopy: false }
}
