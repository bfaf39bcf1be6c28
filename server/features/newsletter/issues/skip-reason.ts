import type { RecipientReason } from '#model/newsletter/recipient.ts'
import { findSuppressed } from '#server/features/newsletter/bounces/suppress.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

/** Why somebody gets no issue any more; null if they do. */
export async function skipReason(
  store: Store | StoreTransaction,
  subscriber: Pick<SubscriberRow, 'state' | 'email' | 'paused_until'> | undefined,
  now: Date,
): Promise<RecipientReason | null> {
  if (!subscriber) return 'erased'
  if (subscriber.state !== 'confirmed') return 'unsubscribed'
  if ((subscriber.paused_until ?? '') > now.toISOString()) return 'paused'
  return (await findSuppressed(store, subscriber.email)) ? 'suppressed' : null
}
