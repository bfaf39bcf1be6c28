import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

/** Those who are subscribed and were at this time. An import states when people agreed, which is before it stored them. */
export function subscribedBy(store: Store | StoreTransaction, time: string) {
  return store
    .selectFrom('newsletter_subscribers')
    .where('state', '=', 'confirmed')
    .where('confirmed_at', '<=', time)
    .where('created_at', '<=', time)
}

export async function countSubscribedBy(store: Store | StoreTransaction, time: Date) {
  const { count } = await subscribedBy(store, time.toISOString())
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
