import type { Store } from '#server/platform/db/schema.ts'

/** Leads since a time by the requested service, most first. */
export async function leadServices(store: Store, since: string) {
  const rows = await store
    .selectFrom('leads')
    .select(['service', ({ fn }) => fn.countAll().as('count')])
    .where('created_at', '>=', since)
    .where('status', '!=', 'spam')
    .groupBy('service')
    .execute()
  return rows
    .flatMap(({ service, count }) => (service ? [{ name: service, count: Number(count) }] : []))
    .sort((one, other) => other.count - one.count)
}
