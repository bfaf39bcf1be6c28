import { entryKey } from '#model/content/collections.ts'
import { entryListsIn, shownIds } from '#model/content/entry-list.ts'
import { entryId } from '#model/content/entry-schemas.ts'
import type { SiteContent } from '#server/features/content/site-content.ts'

/** Ids of the pages whose sections show each entry, by its key. */
export function usesOf({ pages, entries }: SiteContent): Map<string, string[]> {
  const uses = new Map<string, string[]>()
  for (const [id, page] of pages) {
    const keys = entryListsIn(page).flatMap(({ collection, ...list }) => {
      const order = entries[collection].map((entry) => entryId(collection, entry))
      return shownIds({ collection, ...list }, order).map((one) => entryKey(collection, one))
    })
    for (const key of new Set(keys)) uses.set(key, [...(uses.get(key) ?? []), id])
  }
  return uses
}
