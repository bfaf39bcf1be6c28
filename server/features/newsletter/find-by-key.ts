import { subscriptionMessages } from '#model/newsletter/newsletter.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { idOfKey } from './subscriber-key.ts'

/**
 * The subscriber that a key names; whether the key is ours is not looked at.
 * @throws HttpError 422 where it is no key, 410 where there is no such subscriber (any more).
 */
export async function findByKey(transaction: StoreTransaction, key: string) {
  const id = idOfKey(key)
  if (!id) fail(422, subscriptionMessages.unknown)
  const row = await transaction
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? fail(410, subscriptionMessages.invalid)
}
