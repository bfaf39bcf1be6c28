import type { AdminContext } from '#server/actions/admin-context.ts'
import { fail } from '#server/platform/http/problem.ts'
import { composeMail } from '#server/platform/mail/compose.ts'
import { deliveryWithin } from '#server/platform/mail/delivery-within.ts'
import type { EmailMessage } from '#server/platform/mail/email-template.ts'
import { senderOf } from '#server/platform/mail/mail-transport.ts'

/** Shorter than for the outbox, because a person waits for the response. */
const TIMEOUT = 20_000

/** Sends an email to the signed-in person directly, without the outbox. */
export function sendToSelf(context: AdminContext, email: EmailMessage) {
  return sendAtOnce(context, context.actor.email, email)
}

/** Sends an email directly, without the outbox. @throws HttpError 409 without a mail server */
export async function sendAtOnce(context: AdminContext, recipient: string, email: EmailMessage) {
  const { mail, newId, clock } = context
  if (!mail.mailer) {
    fail(409, 'No mail server is set up. Set SMTP_URL and SITE_URL, and restart the server.')
  }
  const row = { message_id: newId(), recipient, created_at: clock().toISOString() }
  const sender = await senderOf(context, mail.from)
  const raw = await composeMail(mail, sender, row, email)
  const posting = { from: sender.address, to: recipient, raw }
  return deliveryWithin(
    TIMEOUT,
    mail.mailer.send(posting, async () => {}),
  )
}
