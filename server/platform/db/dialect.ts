import { SqliteAdapter } from 'kysely'
import type { Store } from './schema.ts'

/** For the few queries that differ between the databases. */
export function isSqlite(store: Store) {
  return store.getExecutor().adapter instanceof SqliteAdapter
}
