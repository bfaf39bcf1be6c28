import { type EntryKind, entryKey, entryKeyStart } from '#model/content/collections.ts'
import { slugOf } from '#model/content/slug.ts'
import type { Deps } from '#server/deps.ts'
import { documentsOf } from '#server/features/content/documents.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** An id from this name that no entry of the collection has or had. */
export async function freeId(
  transaction: StoreTransaction,
  { content }: Pick<Deps, 'content'>,
  kind: EntryKind,
  name: string,
) {
  const rows = await transaction
    .selectFrom('content_documents')
    .select('key')
    .where('key', 'like', `${entryKeyStart(kind)}%`)
    .execute()
  const taken = new Set([...documentsOf(content.defaults()).keys(), ...rows.map(({ key }) => key)])
  const base = slugOf(name) || kind
  let id = base
  for (let count = 2; taken.has(entryKey(kind, id)); count++) id = `${base}-${count}`
  return id
}
