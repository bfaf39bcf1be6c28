import type { FormResult } from '#model/form-result.ts'
import { subscriptionMessages } from '#model/newsletter/newsletter.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findByKey } from './find-by-key.ts'
import { isOurKey } from './subscriber-key.ts'

/**
 * Ends a subscription; mail that waits for it is not sent either (letters.ts asks again before it writes). The key
 * works any number of times.
 * @throws HttpError 422 where the key is not complete, 410 where it is not ours.
 */
export async function unsubscribe(
  { store, secrets, clock }: Pick<Deps, 'store' | 'secrets' | 'clock'>,
  key: string,
): Promise<FormResult> {
  await store.transaction().execute(async (transaction) => {
    const { id } = await findByKey(transaction, key)
    if (!isOurKey(key, secrets, 'unsubscribe', id)) fail(410, subscriptionMessages.invalid)
    await transaction
      .updateTable('newsletter_subscribers')
      .set({ state: 'unsubscribed', nonce: null, unsubscribed_at: clock().toISOString() })
      .where('id', '=', id)
      .where('state', '!=', 'unsubscribed')
      .execute()
  })
  return { status: 200, message: subscriptionMessages.unsubscribed }
}
