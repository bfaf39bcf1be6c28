import type { ContentRevisionRow } from '#server/platform/db/rows/content.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

/** The stored state of a document; version 0: never changed. */
export type StoredDocument = {
  version: number
  published: ContentRevisionRow | null
  draft: ContentRevisionRow | null
  /** Unpublished: visitors don't see it. */
  isOff: boolean
}

/** A document's version, draft and published revision. */
export async function readStored(
  store: Store | StoreTransaction,
  key: string,
): Promise<StoredDocument> {
  const row = await store
    .selectFrom('content_documents')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return { version: 0, published: null, draft: null, isOff: false }
  const ids = [row.published_id, row.draft_id].filter((id) => id !== null)
  const revisions =
    ids.length === 0
      ? []
      : await store.selectFrom('content_revisions').selectAll().where('id', 'in', ids).execute()
  const find = (id: string | null) => revisions.find((revision) => revision.id === id) ?? null
  return {
    version: row.version,
    published: find(row.published_id),
    draft: find(row.draft_id),
    isOff: row.off_at !== null,
  }
}

/** A revision of this document, or null. */
export async function readRevision(store: Store | StoreTransaction, key: string, id: string) {
  const row = await store
    .selectFrom('content_revisions')
    .selectAll()
    .where('document', '=', key)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
