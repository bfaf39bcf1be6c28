import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { RecordEnd, Transport } from '#server/platform/outbox/delivery.ts'
import type { NewId } from '#server/platform/runtime.ts'
import { type Composing, composeMail } from './compose.ts'
import type { EmailDeps, EmailTemplates, Mailbox } from './email-template.ts'
import type { Mailer } from './mailer.ts'
import { writeSentCopy } from './sent-copy.ts'

/** Connections to the mail server at once. */
const CONNECTIONS = 5

/** How email is rendered and sent. */
export type MailSettings = Composing & {
  templates: EmailTemplates
  /** Null while no mail server is set. */
  mailer: Mailer | null
  /** The sender, or null for the site's name and address. */
  from: Mailbox | null
  /** What follows once a message of a topic has been sent. */
  sent?: Record<string, (deps: SentDeps, row: OutboxRow, at: Date) => Promise<void>>
  /** What follows once a recipient turned out not to exist. `said`: by the mail server. */
  dead?: (deps: EmailDeps & SentDeps, row: OutboxRow, said: string) => Promise<void>
  /** What is recorded with the end of a message of a topic. */
  ended?: Record<string, RecordEnd>
}

export type SentDeps = Pick<EmailDeps, 'store' | 'content'> & { newId: NewId }

/** Sends mail by the configured server. */
export function mailTransport(deps: EmailDeps & SentDeps, settings: MailSettings): Transport {
  const { templates, mailer, from, sent, ended, dead } = settings
  if (!mailer) return { channel: 'mail', deliver: null, concurrency: 0 }
  return {
    channel: 'mail',
    concurrency: CONNECTIONS,
    ended,
    async onSent(row, at) {
      await sent?.[row.topic]?.(deps, row, at)
    },
    async deliver(row, beforeCommit) {
      const write = templates[row.topic]
      if (!write) return { result: 'refused', error: `There is no email template "${row.topic}".` }
      const email = await write(deps, row)
      if (!email) return null
      const sender = await senderOf(deps, from)
      const raw = await composeMail(settings, sender, row, email)
      const delivery = await mailer.send(
        { from: sender.address, to: row.recipient, raw },
        beforeCommit,
      )
      if (delivery.result === 'refused' && delivery.isDead) await dead?.(deps, row, delivery.error)
      if (delivery.result !== 'sent') return delivery
      return email.isKept ? delivery : { ...delivery, copy: writeSentCopy(sender, email) }
    },
  }
}

/** The configured sender, or the site's name and address. */
export async function senderOf(
  { content }: Pick<EmailDeps, 'content'>,
  from: Mailbox | null,
): Promise<Mailbox> {
  if (from) return from
  const { name, email } = await content.site()
  return { name, address: email }
}
