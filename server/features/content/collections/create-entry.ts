import { collections, type EntryKind, entryKey } from '#model/content/collections.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import { bumpVersion, writeDraft } from '#server/features/content/editor/write-document.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { freeId } from './free-id.ts'
import { readOrder, writeOrder } from './stored-order.ts'

type NewEntry = {
  kind: EntryKind
  name: string
  /** The value for this id. */
  makeValue(id: string): object
  /** The entry to follow; without one, the new entry is the first. */
  after?: string
}

/** Stores an entry as a draft, in its place in the collection's order; returns its key. */
export async function createEntry(
  transaction: StoreTransaction,
  context: AdminContext,
  { kind, name, makeValue, after }: NewEntry,
) {
  // Serializes concurrent changes of the order.
  await bumpContent(transaction)
  const id = await freeId(transaction, context, kind, name)
  const key = entryKey(kind, id)
  const { version } = await readStored(transaction, key)
  await bumpVersion(transaction, key, version)
  await writeDraft(transaction, context, key, JSON.stringify(makeValue(id)))
  const order = await readOrder(transaction, context, kind)
  await writeOrder(
    transaction,
    context,
    kind,
    order.toSpliced(after ? order.indexOf(after) + 1 : 0, 0, id),
  )
  await audit(transaction, context, {
    action: 'content.drafted',
    subject: `content:${key}`,
    summary: `Created the ${collections[kind].nouns[0]} “${name}”`,
  })
  return key
}
