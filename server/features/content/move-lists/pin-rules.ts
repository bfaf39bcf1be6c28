import type { Block, Page } from '#blocks/schema.ts'
import type { EntryKind } from '#model/content/collections.ts'
import { isEntryList, shownIds } from '#model/content/entry-list.ts'
import { withNeighbours } from '#server/features/content/collections/shown-page.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { MoveDeps } from './move-deps.ts'

/**
 * Publishes the original pages whose sections show all entries of a collection, or the newest, with the entries that they
 * show today, so that entries moved from other pages do not appear there.
 */
export async function pinRules(
  transaction: StoreTransaction,
  deps: MoveDeps,
  kind: EntryKind,
  published: ReadonlySet<string>,
) {
  const { defaults } = deps
  const order = defaults.orders[kind]
  // Cases are added at the end, so the first and the last get another neighbour.
  const ends = [order.at(0), order.at(-1)].map((slug) => `projects/${slug}`)
  const pinNeighbours = (id: string, block: Block) =>
    kind === 'case' && ends.includes(id) ? withNeighbours(defaults, id, block) : [block]
  const pin = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(pin)
    if (typeof value !== 'object' || value === null) return value
    if (isEntryList(value) && value.collection === kind) {
      return { collection: kind, pick: shownIds(value, order) }
    }
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, pin(field)]))
  }
  for (const [id, page] of defaults.pages) {
    const pinned = { ...page, blocks: page.blocks.flatMap((block) => pinNeighbours(id, block)) }
    const own = pin(pinned) as Page
    if (published.has(`page:${id}`) || JSON.stringify(own) === JSON.stringify(page)) continue
    await publishOriginal(transaction, deps, own)
  }
}

/** Publishes a page of content/ as it is here. */
export async function publishOriginal(
  transaction: StoreTransaction,
  { clock, newId }: Pick<MoveDeps, 'clock' | 'newId'>,
  page: Page,
) {
  const key = `page:${page.id}`
  await transaction
    .insertInto('content_documents')
    .values({ key, version: 1, published_id: null, draft_id: null, off_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const published_id = newId()
  await transaction
    .insertInto('content_revisions')
    .values({
      ...{ id: published_id, document: key, state: 'published', note: null },
      body: JSON.stringify(page),
      ...{ author_id: null, author_name: 'The server', saved_at: clock().toISOString() },
    })
    .execute()
  await transaction
    .updateTable('content_documents')
    .set({ published_id })
    .where('key', '=', key)
    .execute()
}
