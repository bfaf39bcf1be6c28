import type { EntryKind } from '#model/content/collections.ts'
import { isEntryList, shownIds } from '#model/content/entry-list.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { MoveDeps } from './move-deps.ts'

/**
 * Publishes the original pages whose sections show all entries of a collection, or the newest, with the entries that they
 * show today, so that entries moved from other pages do not appear there.
 */
export async function pinRules(
  transaction: StoreTransaction,
  { defaults, clock, newId }: MoveDeps,
  kind: EntryKind,
  published: ReadonlySet<string>,
) {
  const order = defaults.orders[kind]
  const pin = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(pin)
    if (typeof value !== 'object' || value === null) return value
    if (isEntryList(value) && value.collection === kind) {
      return { collection: kind, pick: shownIds(value, order) }
    }
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, pin(field)]))
  }
  for (const [id, page] of defaults.pages) {
    const key = `page:${id}`
    const body = JSON.stringify(pin(page))
    if (published.has(key) || body === JSON.stringify(page)) continue
    await transaction
      .insertInto('content_documents')
      .values({ key, version: 1, published_id: null, draft_id: null, off_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const published_id = newId()
    await transaction
      .insertInto('content_revisions')
      .values({
        ...{ id: published_id, document: key, state: 'published', body, note: null },
        ...{ author_id: null, author_name: 'The server', saved_at: clock().toISOString() },
      })
      .execute()
    await transaction
      .updateTable('content_documents')
      .set({ published_id })
      .where('key', '=', key)
      .execute()
  }
}
