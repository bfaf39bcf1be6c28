import type { ImportEntryRow } from '#server/platform/db/rows/imports.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

type Of = Pick<ImportEntryRow, 'kind' | 'state'> & { limit: number }

/** The first entries of an import that are of a kind and in a state. */
export function entriesOf(store: Store, id: string, { kind, state, limit }: Of) {
  return store
    .selectFrom('import_entries')
    .selectAll()
    .where('import_id', '=', id)
    .where('kind', '=', kind)
    .where('state', '=', state)
    .orderBy('position')
    .limit(limit)
    .execute()
}

export async function setEntry(
  db: Store | StoreTransaction,
  { import_id, kind, source }: Pick<ImportEntryRow, 'import_id' | 'kind' | 'source'>,
  change: Partial<Pick<ImportEntryRow, 'state' | 'note' | 'target' | 'version' | 'is_new'>>,
) {
  await db
    .updateTable('import_entries')
    .set(change)
    .where('import_id', '=', import_id)
    .where('kind', '=', kind)
    .where('source', '=', source)
    .execute()
}
