import type { Carrier } from '#server/platform/outbox/delivery.ts'
import { composeMail, type RenderMail } from './compose.ts'
import type { EmailDeps, EmailTemplates, Mailbox } from './email-template.ts'
import type { Mailer } from './mailer.ts'

/** Connections to the mail server at once. */
const CONNECTIONS = 5

/** What mail is written and sent with. */
export type MailSettings = {
  templates: EmailTemplates
  /** Null while no mail server is set. */
  mailer: Mailer | null
  /** From whom all mail comes; null for the site's own name and address. */
  from: Mailbox | null
  render: RenderMail
}

/** How mail leaves the house. */
export function mailCarrier(
  deps: EmailDeps,
  { templates, mailer, from, render }: MailSettings,
): Carrier {
  if (!mailer) return { channel: 'mail', deliver: null, lanes: 0 }
  return {
    channel: 'mail',
    lanes: CONNECTIONS,
    async deliver(row, beforeLast) {
      const write = templates[row.topic]
      if (!write) return { result: 'refused', fault: `There is no letter "${row.topic}".` }
      const letter = await write(deps, row)
      if (!letter) return null
      const sender = await senderOf(deps, from)
      const raw = await composeMail(render, sender, row, letter)
      return mailer.send({ from: sender.address, to: row.recipient, raw }, beforeLast)
    },
  }
}

/** From whom mail comes: as the settings say, or as the site calls itself. */
export async function senderOf(
  { content }: Pick<EmailDeps, 'content'>,
  from: Mailbox | null,
): Promise<Mailbox> {
  if (from) return from
  const { name, email } = await content.site()
  return { name, address: email }
}
