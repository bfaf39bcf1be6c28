import type { AdminContext } from '#server/actions/admin-context.ts'
import { countMessages } from '#server/features/mail/count-messages.ts'
import { deliveryWithin } from '#server/platform/mail/delivery-within.ts'
import { senderOf } from '#server/platform/mail/mail-transport.ts'

/** Short, because a page waits for it; sending may take longer. */
const TIMEOUT = 6_000

/** Whether email can be sent: connects to the mail server and signs in. */
export async function mailState(context: AdminContext) {
  const { mail, config, store } = context
  const [sender, counts, delivery] = await Promise.all([
    senderOf(context, mail.from),
    countMessages(store, ['mail']),
    mail.mailer ? deliveryWithin(TIMEOUT, mail.mailer.check()) : null,
  ])
  const server = config.smtpUrl ? new URL(config.smtpUrl) : null
  return {
    /** Host and port without user and password. */
    server: server?.host ?? null,
    sender,
    isSet: mail.mailer !== null,
    fault: delivery && delivery.result !== 'sent' ? delivery.fault : null,
    counts,
  }
}
