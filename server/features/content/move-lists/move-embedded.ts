import { collections, type EntryKind } from '#model/content/collections.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { ContentDocumentRow, ContentRevisionRow } from '#server/platform/db/rows/content.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { replaceLists } from './embedded-lists.ts'
import { gatherEntries } from './gathered-entries.ts'
import { idsOf, listFor, listsOf } from './list-for.ts'
import type { MoveDeps } from './move-deps.ts'
import { pinRules } from './pin-rules.ts'
import { writeEntries } from './write-entries.ts'

/**
 * Moves the entries that sections of stored pages hold to documents of their own, and rewrites every revision of these
 * pages, so that any can be restored. Visitors see the same as before.
 */
export async function moveEmbedded(transaction: StoreTransaction, deps: MoveDeps, kind: EntryKind) {
  const { defaults } = deps
  const gathered = gatherEntries(kind, defaults.entries[kind])
  const documents = await transaction
    .selectFrom('content_documents')
    .selectAll()
    .where('key', 'like', 'page:%')
    .orderBy('key')
    .execute()
  const published = new Set(documents.flatMap((row) => (row.published_id ? [row.key] : [])))
  for (const [id, page] of defaults.pages) {
    if (published.has(`page:${id}`)) continue
    for (const one of listsOf(kind, page).flatMap((list) => idsOf(deps, list)))
      gathered.showOriginal(one)
  }
  for (const document of documents) await readShown(transaction, gathered, kind, document)
  for (const document of documents) await rewrite(transaction, deps, gathered, kind, document)
  const { entries, added } = gathered.finish()
  if (entries.size === 0) return
  await writeEntries(transaction, deps, kind, entries)
  const [newest] = [...entries.values()].flatMap(({ revisions }) => revisions).toReversed()
  if (added.length > 0 && newest) {
    const body = JSON.stringify([...defaults.orders[kind], ...added])
    const revision = { body, from: { ...newest.from, state: 'published' as const, note: null } }
    const order = { revisions: [revision], published: revision }
    await writeEntries(transaction, deps, 'order', new Map([[kind, order]]))
    if (gathered.showsAdded()) await pinRules(transaction, deps, kind, published)
  }
  await audit(
    transaction,
    { ...deps, actor: null },
    {
      action: 'content.moved',
      subject: `order:${kind}`,
      summary: `Moved ${entries.size} ${collections[kind].nouns[1]} from pages to a collection`,
    },
  )
}

type Gathered = ReturnType<typeof gatherEntries>

/** Gathers what visitors see of a page. */
async function readShown(
  transaction: StoreTransaction,
  gathered: Gathered,
  kind: EntryKind,
  { key, published_id }: ContentDocumentRow,
) {
  if (!published_id) return
  const row = await transaction
    .selectFrom('content_revisions')
    .selectAll()
    .where('id', '=', published_id)
    .executeTakeFirstOrThrow()
  replaceLists(kind, row.body, (copies) => {
    for (const copy of copies) gathered.show(key, copy, row)
    return { collection: kind }
  })
}

/** Rewrites the revisions of a page and gathers what only drafts and earlier revisions hold. */
async function rewrite(
  transaction: StoreTransaction,
  deps: MoveDeps,
  gathered: Gathered,
  kind: EntryKind,
  { key, published_id, draft_id }: ContentDocumentRow,
) {
  const rows = await transaction
    .selectFrom('content_revisions')
    .selectAll()
    .where('document', '=', key)
    .orderBy('saved_at')
    .orderBy('id')
    .execute()
  const isWhole = !gathered.showsAdded()
  const idOf = (row: ContentRevisionRow) => (copy: object) =>
    row.id === published_id
      ? gathered.show(key, copy, row)
      : gathered.keep(key, copy, row, row.id === draft_id)
  for (const row of rows) {
    const body = replaceLists(kind, row.body, (copies) =>
      listFor(deps, kind, key, copies.map(idOf(row)), isWhole),
    )
    if (body === null) continue
    await transaction
      .updateTable('content_revisions')
      .set({ body })
      .where('id', '=', row.id)
      .execute()
  }
}
