import type { ContentRevisionRow } from '#server/platform/db/rows/content.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { MoveDeps } from './move-deps.ts'

/** A revision of an entry, and the revision of the list that it comes from. */
export type EntryRevision = { body: string; from: ContentRevisionRow }

/** The revisions of an entry, oldest first, and which of them is published and which the draft. */
export type EntryHistory = {
  revisions: EntryRevision[]
  published?: EntryRevision
  draft?: EntryRevision
}

/** Stores these entries with their histories as documents of their own. */
export async function writeEntries(
  transaction: StoreTransaction,
  { newId }: Pick<MoveDeps, 'newId'>,
  kind: string,
  entries: ReadonlyMap<string, EntryHistory>,
) {
  for (const [id, { revisions, published, draft }] of entries) {
    const key = `${kind}:${id}`
    await transaction
      .insertInto('content_documents')
      .values({ key, version: 1, published_id: null, draft_id: null, off_at: null })
      .execute()
    const ids = new Map(revisions.map((revision) => [revision, newId()]))
    for (const [{ body, from }, revisionId] of ids) {
      const { state, note, author_id, author_name, saved_at } = from
      await transaction
        .insertInto('content_revisions')
        .values({
          id: revisionId,
          document: key,
          body,
          state,
          note,
          author_id,
          author_name,
          saved_at,
        })
        .execute()
    }
    await transaction
      .updateTable('content_documents')
      .set({
        published_id: (published && ids.get(published)) ?? null,
        draft_id: (draft && ids.get(draft)) ?? null,
      })
      .where('key', '=', key)
      .execute()
  }
}
