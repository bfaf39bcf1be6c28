import type { FormResult } from '#model/form-result.ts'
import { subscriptionMessages } from '#model/newsletter/newsletter.ts'
import type { Deps } from '#server/deps.ts'
import { enqueueEvent } from '#server/features/webhooks/enqueue-event.ts'
import { fail } from '#server/platform/http/problem.ts'
import { noDetails, removeClicks } from './details.ts'
import { findByKey } from './find-by-key.ts'
import { isValidKey } from './subscriber-key.ts'

/**
 * Ends a subscription. Waiting emails are not sent either: emails.ts checks the state again. The key works any number
 * of times.
 * @throws HttpError 422 for a malformed key, 410 for an invalid one.
 */
export async function unsubscribe(
  { store, secrets, clock, newId }: Pick<Deps, 'store' | 'secrets' | 'clock' | 'newId'>,
  key: string,
): Promise<FormResult> {
  await store.transaction().execute(async (transaction) => {
    const { id, state } = await findByKey(transaction, key)
    if (!isValidKey(key, secrets, 'unsubscribe', id)) fail(410, subscriptionMessages.invalid)
    await transaction
      .updateTable('newsletter_subscribers')
      .set({
        state: 'unsubscribed',
        nonce: null,
        unsubscribed_at: clock().toISOString(),
        import_id: null,
        ...noDetails,
      })
      .where('id', '=', id)
      // An unsubscribed address may have asked to subscribe again: that link ends, too. What an import did can't be undone any more.
      .where(({ or, eb }) =>
        or([
          eb('state', '!=', 'unsubscribed'),
          eb('nonce', 'is not', null),
          eb('import_id', 'is not', null),
        ]),
      )
      .execute()
    await removeClicks(transaction, id)
    if (state === 'unsubscribed') return
    await enqueueEvent(transaction, { clock, newId }, 'subscription.ended', id, newId())
  })
  return { status: 200, message: subscriptionMessages.unsubscribed }
}
