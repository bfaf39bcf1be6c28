import { sql } from 'kysely'
import type { z } from 'zod'
import type { subscriberFilterSchema } from '#model/newsletter/subscriber-schemas.ts'
import { hasValue } from '#server/features/newsletter/issues/segment-conditions.ts'
import { addressKey } from '#server/features/newsletter/subscribe.ts'
import { likePattern } from '#server/platform/db/like.ts'
import type { Store } from '#server/platform/db/schema.ts'

export type SubscriberFilter = z.output<typeof subscriberFilterSchema>

/** Subscribers by state (null: any), by tag and by part of the address. */
export function filterSubscribers(store: Store, { search, state, tag }: SubscriberFilter) {
  let query = store.selectFrom('newsletter_subscribers')
  if (state) query = query.where('state', '=', state)
  if (tag) query = query.where(hasValue('tags', tag))
  if (search) {
    const pattern = likePattern(addressKey(search))
    query = query.where(sql<boolean>`email_lower like ${pattern} escape ${'\\'}`)
  }
  return query
}
