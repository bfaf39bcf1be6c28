import type { FormAnswer } from '#model/form-answer.ts'
import { subscriptionMessages } from '#model/newsletter/newsletter.ts'
import type { Parts } from '#server/app-context.ts'
import { refuse } from '#server/platform/http/problem.ts'
import { findByKey } from './find-by-key.ts'
import { isOurKey } from './subscriber-key.ts'

/**
 * Ends a subscription; mail that waits for it is not sent either (letters.ts asks again before it writes). The key
 * works any number of times.
 * @throws Refusal 422 where the key is not complete, 410 where it is not ours.
 */
export async function unsubscribe(
  { store, secrets, clock }: Pick<Parts, 'store' | 'secrets' | 'clock'>,
  key: string,
): Promise<FormAnswer> {
  await store.transaction().execute(async (transaction) => {
    const { id } = await findByKey(transaction, key)
    if (!isOurKey(key, secrets, 'unsubscribe', id)) refuse(410, subscriptionMessages.invalid)
    await transaction
      .updateTable('newsletter_subscribers')
      .set({ state: 'unsubscribed', nonce: null, unsubscribed_at: clock().toISOString() })
      .where('id', '=', id)
      .where('state', '!=', 'unsubscribed')
      .execute()
  })
  return { status: 200, message: subscriptionMessages.unsubscribed }
}
