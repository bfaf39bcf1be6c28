import type { FormResult } from '#model/form-result.ts'
import { CONFIRM_WITHIN_DAYS, subscriptionMessages } from '#model/newsletter/newsletter.ts'
import type { Deps } from '#server/deps.ts'
import { recognise } from '#server/features/newsletter/bounces/suppress.ts'
import { enqueueEvent } from '#server/features/webhooks/enqueue-event.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { findByKey } from './find-by-key.ts'
import { confirmMessageId } from './subscribe.ts'
import { isValidKey, subscriberKey } from './subscriber-key.ts'

const DAY = 86_400_000

type ConfirmDeps = Pick<Deps, 'store' | 'secrets' | 'clock' | 'newId'>

/**
 * Confirms the address of an emailed key, which works once.
 * @throws HttpError 422 for a malformed key, 410 for an expired or used one.
 */
export async function confirmSubscription(deps: ConfirmDeps, key: string): Promise<FormResult> {
  const id = await deps.store.transaction().execute(async (transaction) => {
    const subscriber = await findByKey(transaction, key)
    if (!(await isUsable(transaction, deps, subscriber, key))) {
      fail(410, subscriptionMessages.invalid)
    }
    // Different each time, because someone who subscribes again confirms again.
    const occasion = `${subscriber.id}.${subscriber.nonce}`
    const { numUpdatedRows } = await transaction
      .updateTable('newsletter_subscribers')
      .set({
        state: 'confirmed',
        nonce: null,
        confirmed_at: deps.clock().toISOString(),
        import_id: null,
      })
      .where('id', '=', subscriber.id)
      // The row may have been unsubscribed or erased since it was read.
      .where('state', '!=', 'confirmed')
      .where('nonce', '=', subscriber.nonce)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) fail(410, subscriptionMessages.invalid)
    await recognise(transaction, deps.secrets, subscriber.email)
    await enqueue(transaction, deps, [
      {
        channel: 'mail',
        topic: 'welcome',
        recipient: subscriber.email,
        subjectId: subscriber.id,
        payload: null,
        messageId: `welcome.${occasion}`,
      },
    ])
    await enqueueEvent(transaction, deps, 'subscription.confirmed', subscriber.id, occasion)
    return subscriber.id
  })
  const ownKey = subscriberKey(deps.secrets, 'unsubscribe', id)
  return { status: 200, message: subscriptionMessages.confirmed, key: ownKey }
}

async function isUsable(
  transaction: StoreTransaction,
  { clock, secrets }: ConfirmDeps,
  { id, state, nonce, consent_at }: SubscriberRow,
  key: string,
) {
  if (state === 'confirmed' || nonce === null) return false
  if (!isValidKey(key, secrets, 'confirm', id, nonce)) return false
  const mail = await transaction
    .selectFrom('outbox')
    .select('finished_at')
    .where('message_id', '=', confirmMessageId(id, nonce))
    .executeTakeFirst()
  // The period starts when the email is sent, because it may have been paused for weeks.
  const from = Date.parse(mail?.finished_at ?? consent_at)
  return clock().getTime() < from + CONFIRM_WITHIN_DAYS * DAY
}
