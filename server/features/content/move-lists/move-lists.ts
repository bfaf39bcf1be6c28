import { entryKinds } from '#model/content/collections.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { MoveDeps } from './move-deps.ts'

/** Settings key of the collections whose entries are documents of their own in this database. */
const MOVED_KEY = 'collections_moved'

/**
 * Makes documents of the entries that versions before kept in one list, with their drafts and history. Runs in the
 * migration's transaction; once per collection.
 */
export async function moveLists(transaction: StoreTransaction, deps: MoveDeps) {
  const row = await transaction
    .selectFrom('settings')
    .select('value')
    .where('key', '=', MOVED_KEY)
    .executeTakeFirst()
  const moved = new Set(row?.value.split(' '))
  const kinds = entryKinds.filter((kind) => !moved.has(kind))
  if (kinds.length === 0) return
  const { moveCollection } = await import('./move-collection.ts')
  for (const kind of kinds) await moveCollection(transaction, deps, kind)
  const value = [...moved, ...kinds].join(' ')
  await transaction
    .insertInto('settings')
    .values({ key: MOVED_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
