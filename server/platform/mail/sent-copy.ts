import type { MailContent } from '#model/mail/mail.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailMessage, Mailbox } from './email-template.ts'
import { redactTokens } from './redact-tokens.ts'

/** An email as it was sent, without the keys of its links: settings and texts may change later. */
export type SentCopy = { sender: Mailbox; replyTo?: Mailbox; content: MailContent }

export function writeSentCopy(sender: Mailbox, { replyTo, content }: EmailMessage) {
  return JSON.stringify({ sender, replyTo, content: redactTokens(content) } satisfies SentCopy)
}

/** The copy of a sent email; null if it is about to be sent again, or was sent by a version that kept none. */
export function readSentCopy({ state, sent_copy }: OutboxRow): SentCopy | null {
  return state === 'sent' && sent_copy ? JSON.parse(sent_copy) : null
}
