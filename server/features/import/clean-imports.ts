import { UNDO_HOURS } from '#model/import/import.ts'
import type { Deps } from '#server/deps.ts'

const HOUR = 3_600_000

/** Days that an upload from which nothing was imported is kept. */
const UNUSED_DAYS = 30

/** Deletes the files and texts of imports that can't be undone any more, and uploads that were never imported. */
export async function cleanImports({
  store,
  files,
  clock,
}: Pick<Deps, 'store' | 'files' | 'clock'>) {
  const before = (hours: number) => new Date(clock().getTime() - hours * HOUR).toISOString()
  const unused = await store
    .deleteFrom('imports')
    .where('state', 'in', ['ready', 'failed', 'undone'])
    .where('created_at', '<', before(UNUSED_DAYS * 24))
    .returning('storage_key')
    .execute()
  for (const { storage_key } of unused) if (storage_key) await files.remove(storage_key)
  const over = await store
    .selectFrom('imports')
    .select(['id', 'storage_key'])
    .where('storage_key', 'is not', null)
    .where('state', 'in', ['done', 'undone'])
    .where('started_at', '<', before(UNDO_HOURS))
    .execute()
  for (const { id, storage_key } of over) {
    await store
      .updateTable('import_entries')
      .set({ body: null })
      .where('import_id', '=', id)
      .execute()
    await store.updateTable('imports').set({ storage_key: null }).where('id', '=', id).execute()
    if (storage_key) await files.remove(storage_key)
  }
}
