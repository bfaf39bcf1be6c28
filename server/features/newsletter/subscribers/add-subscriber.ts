import { consentFor } from '#model/newsletter/newsletter.ts'
import { subscriberAddSchema } from '#model/newsletter/subscriber-schemas.ts'
import { mutation } from '#server/actions/action.ts'
import { findSuppressed } from '#server/features/newsletter/bounces/suppress.ts'
import {
  addressKey,
  canSendConfirmation,
  insertOrFind,
  sendConfirmation,
} from '#server/features/newsletter/subscribe.ts'
import { erasedAmong } from '#server/features/privacy/erased-address-hash.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'

/** Adds one address manually and sends its owner the confirmation email. */
export const addSubscriber = mutation(
  'editor',
  subscriberAddSchema,
  async (context, { email, source }) => {
    await context.store.transaction().execute(async (transaction) => {
      if ((await erasedAmong(transaction, context.secrets, [email])).has(addressKey(email)))
        reject(sentences.erased)
      if (await findSuppressed(transaction, email)) reject(sentences.suppressed)
      const known = await insertOrFind(transaction, context, email)
      if (known.state !== 'pending') reject(sentences[known.state])
      if (!canSendConfirmation(known, context.clock())) reject(sentences.recentlySent)
      const version = consentFor(context.content.current().newsletter)
      await sendConfirmation(transaction, context, known, { source, version })
      await audit(transaction, context, {
        action: 'newsletter.added',
        subject: `subscriber:${known.id}`,
        summary: 'Added a newsletter subscriber and sent a confirmation email',
      })
    })
    return {
      message: context.sendsMail
        ? `A confirmation email is being sent to ${email}.`
        : `${email} is saved. The confirmation email will be sent once a mail server is set up.`,
      value: null,
    }
  },
)

const sentences = {
  confirmed: 'This address is already subscribed.',
  unsubscribed: 'This address has unsubscribed. Only its owner can subscribe again, on the site.',
  erased: 'This address was erased. Only its owner can subscribe again, on the site.',
  suppressed:
    'This address is suppressed, because mail to it comes back or was reported as spam. Lift that first, under Suppressed.',
  recentlySent: 'This address was sent a confirmation email within the last hour. Please wait.',
}

function reject(message: string): never {
  fail(422, message, { errors: { email: message } })
}
