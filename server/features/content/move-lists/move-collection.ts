import { collections, type EntryKind } from '#model/content/collections.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { embeddedLists } from './embedded-lists.ts'
import { moveCases } from './move-cases.ts'
import type { MoveDeps } from './move-deps.ts'
import { moveEmbedded } from './move-embedded.ts'
import { splitList } from './split-list.ts'
import { writeEntries } from './write-entries.ts'

/** The documents of versions before that held a collection as one list. */
const listDocuments: Partial<Record<EntryKind, string>> = { job: 'jobs', faq: 'faqs' }

/** Moves the entries of one collection. */
export async function moveCollection(
  transaction: StoreTransaction,
  deps: MoveDeps,
  kind: EntryKind,
) {
  if (kind === 'case') return moveCases(transaction, deps)
  const from = listDocuments[kind]
  if (embeddedLists[kind]) await moveEmbedded(transaction, deps, kind)
  if (!from) return
  const document = await transaction
    .selectFrom('content_documents')
    .selectAll()
    .where('key', '=', from)
    .executeTakeFirst()
  if (!document) return
  const revisions = await transaction
    .selectFrom('content_revisions')
    .selectAll()
    .where('document', '=', from)
    .orderBy('saved_at')
    .orderBy('id')
    .execute()
  const { entries, order } = splitList(kind, deps.defaults.entries[kind], document, revisions)
  await writeEntries(transaction, deps, kind, entries)
  if (order) await writeEntries(transaction, deps, 'order', new Map([[kind, order]]))
  // The revisions stay, so that nothing is lost.
  await transaction
    .updateTable('content_documents')
    .set({ published_id: null, draft_id: null })
    .where('key', '=', from)
    .execute()
  await audit(
    transaction,
    { ...deps, actor: null },
    {
      action: 'content.moved',
      subject: `content:${from}`,
      summary: `Gave each of the ${collections[kind].nouns[1]} a draft and a history of its own`,
    },
  )
}
