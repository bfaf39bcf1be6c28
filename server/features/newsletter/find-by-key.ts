import { subscriptionMessages } from '#model/newsletter/newsletter.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { idOfKey, SAMPLE_KEY } from './subscriber-key.ts'

/**
 * The subscriber of a key. Does not check the key's signature.
 * @throws HttpError 422 for a malformed key, 410 if the subscriber does not exist.
 */
export async function findByKey(transaction: StoreTransaction, key: string) {
  if (key === SAMPLE_KEY) fail(422, subscriptionMessages.sample)
  const id = idOfKey(key)
  if (!id) fail(422, subscriptionMessages.unknown)
  const row = await transaction
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? fail(410, subscriptionMessages.invalid)
}
