import { LRUCache } from 'lru-cache'
import { withoutEntryIds } from '#model/content/form/entry-ids.ts'
import { parseBody } from '#server/features/content/published.ts'
import { ofSite } from '#server/features/content/standalone.ts'
import type { Store } from '#server/platform/db/schema.ts'

/** Parsed drafts by revision and version: a person's own draft is overwritten when it is saved again. */
const known = new LRUCache<string, object>({ max: 500 })

/** The drafts of the site's content, by key. */
export async function readDrafts(store: Store) {
  const rows = await store
    .selectFrom('content_documents')
    .select(['key', 'version', 'draft_id'])
    .where('draft_id', 'is not', null)
    .where(ofSite('key'))
    .execute()
  const nameOf = ({ version, draft_id }: (typeof rows)[number]) => `${draft_id} ${version}`
  const unknown = rows.filter((row) => !known.has(nameOf(row)))
  const bodies = await readBodies(
    store,
    unknown.flatMap(({ draft_id }) => draft_id ?? []),
  )
  for (const row of unknown) {
    const value = withoutEntryIds(parseBody(bodies.get(row.draft_id ?? '') ?? ''))
    if (typeof value === 'object' && value !== null) known.set(nameOf(row), value)
  }
  const drafts = new Map<string, unknown>()
  for (const row of rows) {
    const draft = known.get(nameOf(row))
    if (draft) drafts.set(row.key, draft)
  }
  return drafts
}

async function readBodies(store: Store, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await store
    .selectFrom('content_revisions')
    .select(['id', 'body'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, body }) => [id, body]))
}
