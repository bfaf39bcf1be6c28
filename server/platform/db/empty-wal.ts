import { CompiledQuery } from 'kysely'
import { isSqlite } from './dialect.ts'
import type { Store } from './schema.ts'

/** Empties SQLite's WAL, which still has rows that were deleted. Returns false if another process was reading. */
export async function emptyWal(store: Store) {
  if (!isSqlite(store)) return true
  const checkpoint = CompiledQuery.raw('pragma wal_checkpoint(truncate)')
  const { rows } = await store.executeQuery<{ busy: number }>(checkpoint)
  return rows[0]?.busy === 0
}
