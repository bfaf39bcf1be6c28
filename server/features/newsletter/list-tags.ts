import { listIn } from '#model/newsletter/subscriber-data.ts'
import type { Store } from '#server/platform/db/schema.ts'

/** All tags of subscribers, in order. */
export async function listTags(store: Store) {
  const rows = await store
    .selectFrom('newsletter_subscribers')
    .select('tags')
    .distinct()
    .where('tags', 'is not', null)
    .execute()
  return [...new Set(rows.flatMap(({ tags }) => listIn(tags)))].sort((one, other) =>
    one.localeCompare(other),
  )
}
