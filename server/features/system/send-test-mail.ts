import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { sendToSelf } from '#server/features/mail/send-at-once.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { testEmail } from '#server/platform/mail/test-email.ts'

/** Sends an email to the signed-in owner directly, without the outbox, and reports the mail server's response. */
export const sendTestMail = mutation('owner', z.object({}), async (context) => {
  const { actor, store } = context
  const delivery = await sendToSelf(context, await testEmail(context))
  await store.transaction().execute((transaction) =>
    audit(transaction, context, {
      action: 'system.test-mail-sent',
      subject: 'mail',
      summary: `Sent a test email: ${delivery.result === 'sent' ? 'accepted by the mail server' : 'not accepted'}`,
    }),
  )
  if (delivery.result !== 'sent') fail(422, delivery.error)
  const message = `The mail server accepted an email to ${actor.email}. If it does not arrive within a few minutes, check your spam folder and the DNS records of your domain.`
  return { message, value: null }
})
