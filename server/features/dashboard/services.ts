import { offeredName } from '#model/content/offered-services.ts'
import type { Content } from '#server/features/content/content.ts'
import type { Store } from '#server/platform/db/schema.ts'

/** Leads since a time by the requested service, most first. `lambda` is the colour of the service. */
export async function leadServices(store: Store, content: Content, since: string) {
  const [services, forms] = await Promise.all([content.services(), content.forms()])
  const rows = await store
    .selectFrom('leads')
    .select(['service', ({ fn }) => fn.countAll().as('count')])
    .where('created_at', '>=', since)
    .where('status', '!=', 'spam')
    .groupBy('service')
    .execute()
  return rows
    .flatMap(({ service, count }) => {
      if (!service) return []
      const lambda = services.find((each) => offeredName(forms, each) === service)?.lambda ?? 500
      return [{ name: service, lambda, count: Number(count) }]
    })
    .sort((one, other) => other.count - one.count)
}
