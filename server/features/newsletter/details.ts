import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** What is known of a person besides the address and the consent. */
export type Details = Pick<
  SubscriberRow,
  'first_name' | 'company' | 'language' | 'tags' | 'topics' | 'paused_until'
>

/** Of somebody who has unsubscribed: only the address is kept, to remember that. */
export const noDetails: Details = {
  ...{ first_name: null, company: null, language: null },
  ...{ tags: null, topics: null, paused_until: null },
}

/** Removes which links somebody followed who unsubscribes. */
export async function removeClicks(transaction: StoreTransaction, subscriberId: string) {
  await transaction
    .deleteFrom('newsletter_clicks')
    .where('subscriber_id', '=', subscriberId)
    .execute()
}
