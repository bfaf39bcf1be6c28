import { type EntryKind, entryKeyStart, readEntryKey } from '#model/content/collections.ts'
import type { Deps } from '#server/deps.ts'
import { DELETED, documentsOf } from '#server/features/content/documents.ts'
import { parseBody } from '#server/features/content/published.ts'

/** An entry as its editors see it: the draft, else what visitors see, else the original. */
export type StoredEntry = {
  key: string
  id: string
  value: unknown
  version: number
  hasDraft: boolean
  isPublished: boolean
  /** Deleted, and not restored as a draft. */
  isDeleted: boolean
  hasOriginal: boolean
  lastChange: { by: string; at: string } | null
}

/** All entries of a collection, deleted ones included, in no order. */
export async function readStoredEntries(
  { store, content }: Pick<Deps, 'store' | 'content'>,
  kind: EntryKind,
): Promise<StoredEntry[]> {
  const rows = await store
    .selectFrom('content_documents as document')
    .leftJoin('content_revisions as draft', 'draft.id', 'document.draft_id')
    .leftJoin('content_revisions as published', 'published.id', 'document.published_id')
    .select([
      'document.key',
      'document.version',
      'draft.body as draft_body',
      'draft.author_name as draft_by',
      'draft.saved_at as draft_at',
      'published.body as body',
      'published.author_name as by',
      'published.saved_at as at',
    ])
    .where('document.key', 'like', `${entryKeyStart(kind)}%`)
    .execute()
  const changed = new Map(rows.map((row) => [row.key, row]))
  const originals = documentsOf(content.defaults())
  const keys = new Set([...originals.keys(), ...changed.keys()])
  return [...keys].flatMap((key): StoredEntry[] => {
    const read = readEntryKey(key)
    if (read?.kind !== kind) return []
    const row = changed.get(key)
    const original = originals.get(key)
    const wasDeleted = row?.body === DELETED
    const body = row?.draft_body ?? (wasDeleted ? null : row?.body)
    const by = row?.draft_by ?? row?.by
    const at = row?.draft_at ?? row?.at
    const hasDraft = Boolean(row?.draft_body)
    const isPublished = Boolean(row?.body) && !wasDeleted
    return [
      {
        key,
        id: read.id,
        value: (body && parseBody(body)) ?? original,
        version: row?.version ?? 0,
        hasDraft,
        isPublished,
        isDeleted: !hasDraft && !isPublished && (wasDeleted || original === undefined),
        hasOriginal: original !== undefined && !wasDeleted,
        lastChange: by && at ? { by, at } : null,
      },
    ]
  })
}
