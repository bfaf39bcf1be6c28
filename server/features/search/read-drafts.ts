import { LRUCache } from 'lru-cache'
import { parseBody } from '#server/features/content/published.ts'
import type { Store } from '#server/platform/db/schema.ts'

/** Parsed drafts by the id of their revision, which never changes. */
const known = new LRUCache<string, object>({ max: 500 })

/** The drafts by document key. */
export async function readDrafts(store: Store) {
  const rows = await store
    .selectFrom('content_documents')
    .select(['key', 'draft_id'])
    .where('draft_id', 'is not', null)
    .execute()
  const unknown = rows.flatMap(({ draft_id: id }) => (id && !known.has(id) ? [id] : []))
  const drafts = new Map<string, unknown>()
  for (const { id, body } of await readBodies(store, unknown)) {
    const value = parseBody(body)
    if (typeof value === 'object' && value !== null) known.set(id, value)
  }
  for (const { key, draft_id } of rows) {
    const draft = known.get(draft_id ?? '')
    if (draft) drafts.set(key, draft)
  }
  return drafts
}

async function readBodies(store: Store, ids: string[]) {
  if (ids.length === 0) return []
  return store
    .selectFrom('content_revisions')
    .select(['id', 'body'])
    .where('id', 'in', ids)
    .execute()
}
