import type { Segment } from '#model/newsletter/segment.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { segmentConditions } from './segment-conditions.ts'

/**
 * Those who get an issue for this segment: who are subscribed and were at this time, and have not paused. An import states when
 * people agreed, which is before it stored them.
 */
export function recipientsOf(store: Store | StoreTransaction, segment: Segment, time: string) {
  return store
    .selectFrom('newsletter_subscribers')
    .where('newsletter_subscribers.state', '=', 'confirmed')
    .where('newsletter_subscribers.confirmed_at', '<=', time)
    .where('newsletter_subscribers.created_at', '<=', time)
    .where(({ and }) => and(segmentConditions(segment, time)))
}

export async function countRecipients(
  store: Store | StoreTransaction,
  segment: Segment,
  time: Date,
) {
  const { count } = await recipientsOf(store, segment, time.toISOString())
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
