import { isDeepStrictEqual } from 'node:util'
import type { EntryKind } from '#model/content/collections.ts'
import { entryId } from '#model/content/entry-schemas.ts'
import { DELETED } from '#server/features/content/documents.ts'
import { parseBody } from '#server/features/content/published.ts'
import type { ContentDocumentRow, ContentRevisionRow } from '#server/platform/db/rows/content.ts'
import { withId } from './with-id.ts'
import type { EntryHistory } from './write-entries.ts'

/**
 * The history of each entry of a list, from the revisions of the list, oldest first: an entry gets a revision wherever it
 * changed. `order` is null if it is still that of the originals.
 */
export function splitList(
  kind: EntryKind,
  originals: readonly object[],
  document: Pick<ContentDocumentRow, 'published_id' | 'draft_id'>,
  revisions: readonly ContentRevisionRow[],
): { entries: Map<string, EntryHistory>; order: EntryHistory | null } {
  const entries = new Map<string, EntryHistory>()
  const historyOf = (id: string) => {
    const history = entries.get(id) ?? { revisions: [] }
    entries.set(id, history)
    return history
  }
  const originalIds = originals.map((original) => entryId(kind, original))
  let shown = new Map(originals.map((entry) => [entryId(kind, entry), toJson(entry)]))
  for (const row of revisions) {
    const listed = readList(kind, row.body, originalIds)
    if (!listed) continue
    for (const [id, entry] of listed) {
      if (isDeepStrictEqual(entry, shown.get(id))) continue
      addRevision(historyOf(id), JSON.stringify(entry), row, document)
    }
    if (row.state !== 'published') continue
    for (const id of shown.keys()) {
      if (!listed.has(id)) addRevision(historyOf(id), DELETED, row, document)
    }
    shown = listed
  }
  if (document.published_id === null) {
    for (const history of entries.values()) delete history.published
  }
  return {
    entries,
    order: orderOf([...entries.keys()], originalIds, document, revisions, [...shown.keys()]),
  }
}

function addRevision(
  history: EntryHistory,
  body: string,
  from: ContentRevisionRow,
  document: Pick<ContentDocumentRow, 'draft_id'>,
) {
  const revision = { body, from }
  history.revisions.push(revision)
  if (from.state === 'published') history.published = revision
  if (from.id === document.draft_id) history.draft = revision
}

/** The entries of a list by id; null if it is not a list. */
function readList(kind: EntryKind, body: string, originalIds: readonly string[]) {
  const list = parseBody(body)
  if (!Array.isArray(list)) return null
  const entries = new Map<string, object>()
  for (const entry of list) {
    if (typeof entry !== 'object' || entry === null) continue
    const own = withId(kind, entry, (id) => entries.has(id), originalIds)
    entries.set(entryId(kind, own), own)
  }
  return entries
}

/** The published order, after the entries that are only in a draft; null if it is that of the originals. */
function orderOf(
  known: string[],
  originalIds: string[],
  document: Pick<ContentDocumentRow, 'published_id'>,
  revisions: readonly ContentRevisionRow[],
  shown: string[],
): EntryHistory | null {
  const published = document.published_id === null ? originalIds : shown
  const order = [
    ...known.filter((id) => !published.includes(id) && !originalIds.includes(id)),
    ...published,
  ]
  const from = revisions.findLast((row) => row.id === document.published_id) ?? revisions.at(-1)
  if (!from || isDeepStrictEqual(order, originalIds)) return null
  const revision = {
    body: JSON.stringify(order),
    from: { ...from, state: 'published' as const, note: null },
  }
  return { revisions: [revision], published: revision }
}

function toJson(entry: object): object {
  return JSON.parse(JSON.stringify(entry))
}
