import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { composeMail } from '#server/platform/mail/compose.ts'
import { senderOf } from '#server/platform/mail/mail-transport.ts'
import { testEmail } from '#server/platform/mail/test-email.ts'
import { deliveryWithin } from './delivery-within.ts'

/** Somebody waits for the answer; a mail server that is asked for one message gives it sooner. */
const PATIENCE = 20_000

/** Sends a mail to whoever asks, past the outbox, and says how the mail server took it. */
export const sendTestMail = mutation('owner', z.object({}), async (context) => {
  const { mail, actor, newId, clock, store } = context
  if (!mail.mailer) {
    fail(409, 'No mail server is set. Set SMTP_URL and SITE_URL, and start the server again.')
  }
  const row = { message_id: newId(), recipient: actor.email, created_at: clock().toISOString() }
  const sender = await senderOf(context, mail.from)
  const letter = await testEmail(context)
  const raw = await composeMail(mail.render, sender, row, letter)
  const posting = { from: sender.address, to: actor.email, raw }
  const delivery = await deliveryWithin(
    PATIENCE,
    mail.mailer.send(posting, async () => {}),
  )
  await store.transaction().execute((transaction) =>
    audit(transaction, context, {
      action: 'system.test-mail-sent',
      subject: 'mail',
      summary: `Sent a test mail: ${delivery.result === 'sent' ? 'taken by the mail server' : 'not taken'}`,
    }),
  )
  if (delivery.result !== 'sent') fail(422, delivery.fault)
  const message = `The mail server took a mail to ${actor.email}. If it is not there in some minutes, look among the spam and at the DNS records below.`
  return { message, value: null }
})
