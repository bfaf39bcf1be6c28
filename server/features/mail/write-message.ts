import type { MailContent } from '#model/mail/mail.ts'
import { webhookBody } from '#server/features/webhooks/webhook-body.ts'
import type { AdminContext } from '#server/platform/actions/admin-context.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import { messageIdOf } from '#server/platform/mail/compose.ts'
import { senderOf } from '#server/platform/mail/mail-transport.ts'
import { plainText } from '#server/platform/mail/plain-text.ts'
import { redactTokens } from './redact-tokens.ts'

/** What a message says, without the keys of its links; `mail` is there for the HTML version. */
export type Written = {
  subject: string | null
  sender: string | null
  replyTo: string | null
  messageId: string
  text: string
  mail: { sender: string; content: MailContent } | null
}

type MessageContext = Pick<
  AdminContext,
  'store' | 'content' | 'secrets' | 'clock' | 'siteUrl' | 'mail' | 'report'
>

/** Stands in a link where the public address is not known. */
const NO_ADDRESS = 'https://SITE_URL'

/**
 * Writes a message from what is stored now, as its carrier does. Null where it can be written no more, because what it
 * is about is gone or has changed since. What was sent says what was true `at` its moment.
 */
export async function writeMessage(
  context: MessageContext,
  row: OutboxRow,
  at = sentAt(row) ?? context.clock(),
): Promise<Written | null> {
  try {
    return row.channel === 'mail'
      ? await writeMail(context, row, at)
      : await writeCall(context, row)
  } catch (error) {
    context.report(error)
    return null
  }
}

function sentAt({ state, finished_at }: OutboxRow) {
  return state === 'sent' && finished_at ? new Date(finished_at) : null
}

async function writeMail(
  context: MessageContext,
  row: OutboxRow,
  at: Date,
): Promise<Written | null> {
  const { store, content, secrets, mail, siteUrl } = context
  const write = mail.templates[row.topic]
  const deps = { store, content, secrets, clock: () => at, siteUrl: siteUrl ?? NO_ADDRESS }
  const letter = await write?.(deps, row)
  if (!letter) return null
  const sender = await senderOf(context, mail.from)
  const shown = redactTokens(letter.content)
  const { replyTo } = letter
  return {
    subject: shown.subject,
    sender: `${sender.name} <${sender.address}>`,
    replyTo: replyTo ? `${replyTo.name} <${replyTo.address}>` : null,
    messageId: messageIdOf(row, sender),
    text: plainText(shown),
    mail: { sender: sender.name, content: shown },
  }
}

async function writeCall({ store }: MessageContext, row: OutboxRow): Promise<Written | null> {
  const body = await webhookBody(store, row)
  if (!body) return null
  const text = JSON.stringify(body, null, 2)
  return { subject: null, sender: null, replyTo: null, messageId: row.message_id, text, mail: null }
}
