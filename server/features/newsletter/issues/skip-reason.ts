import type { RecipientReason } from '#model/newsletter/recipient.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'

/** Why somebody gets no issue any more; null if they do. */
export function skipReason(
  subscriber: Pick<SubscriberRow, 'state'> | undefined,
): RecipientReason | null {
  if (!subscriber) return 'erased'
  return subscriber.state === 'confirmed' ? null : 'unsubscribed'
}
