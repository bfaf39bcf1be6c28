import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { composeMail } from '#server/platform/mail/compose.ts'
import { senderOf } from '#server/platform/mail/mail-transport.ts'
import { testEmail } from '#server/platform/mail/test-email.ts'
import { deliveryWithin } from './delivery-within.ts'

/** Shorter than for the outbox, because a person waits for the response. */
const TIMEOUT = 20_000

/** Sends an email to the signed-in owner directly, without the outbox, and reports the mail server's response. */
export const sendTestMail = mutation('owner', z.object({}), async (context) => {
  const { mail, actor, newId, clock, store } = context
  if (!mail.mailer) {
    fail(409, 'No mail server is set up. Set SMTP_URL and SITE_URL, and restart the server.')
  }
  const row = { message_id: newId(), recipient: actor.email, created_at: clock().toISOString() }
  const sender = await senderOf(context, mail.from)
  const email = await testEmail(context)
  const raw = await composeMail(mail.render, sender, row, email)
  const posting = { from: sender.address, to: actor.email, raw }
  const delivery = await deliveryWithin(
    TIMEOUT,
    mail.mailer.send(posting, async () => {}),
  )
  await store.transaction().execute((transaction) =>
    audit(transaction, context, {
      action: 'system.test-mail-sent',
      subject: 'mail',
      summary: `Sent a test email: ${delivery.result === 'sent' ? 'accepted by the mail server' : 'not accepted'}`,
    }),
  )
  if (delivery.result !== 'sent') fail(422, delivery.fault)
  const message = `The mail server accepted an email to ${actor.email}. If it does not arrive within a few minutes, check your spam folder and the DNS records below.`
  return { message, value: null }
})
