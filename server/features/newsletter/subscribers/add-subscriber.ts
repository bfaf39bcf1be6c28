import { subscriberAddSchema } from '#model/newsletter/subscriber-schemas.ts'
import { addressKey, ask, insertOrFind, mayAsk } from '#server/features/newsletter/subscribe.ts'
import { erasedAmong } from '#server/features/privacy/erased-address-hash.ts'
import { mutation } from '#server/platform/actions/action.ts'
import { audit } from '#server/platform/actions/audit.ts'
import { fail } from '#server/platform/http/problem.ts'

/** Adds one address by hand; it counts once its owner has pressed the button in the mail that now leaves. */
export const addSubscriber = mutation(
  'editor',
  subscriberAddSchema,
  async (context, { email, source }) => {
    await context.store.transaction().execute(async (transaction) => {
      if ((await erasedAmong(transaction, context.secrets, [email])).has(addressKey(email)))
        refused(sentences.erased)
      const known = await insertOrFind(transaction, context, email)
      if (known.state !== 'pending') refused(sentences[known.state])
      if (!mayAsk(known, context.clock())) refused(sentences.asked)
      await ask(transaction, context, known, source)
      await audit(transaction, context, {
        action: 'newsletter.added',
        subject: `subscriber:${known.id}`,
        summary: 'Added a newsletter subscriber by hand and asked for the confirmation',
      })
    })
    return {
      message: context.sendsMail
        ? `A mail with the button that confirms is on its way to ${email}.`
        : `${email} is stored. The mail that asks for the confirmation leaves once a mail server is set.`,
      value: null,
    }
  },
)

const sentences = {
  confirmed: 'This address is already subscribed.',
  unsubscribed: 'This address has unsubscribed. Only its owner can subscribe again, on the site.',
  erased: 'This address was erased. Only its owner can subscribe again, on the site.',
  asked: 'This address was asked within the last hour. Give its owner a little time.',
}

function refused(sentence: string): never {
  fail(422, sentence, { errors: { email: sentence } })
}
