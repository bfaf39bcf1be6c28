import { SqliteAdapter } from 'kysely'
import type { Store } from './schema.ts'

/** For the few questions that the two databases must be asked in their own words. */
export function isSqlite(store: Store) {
  return store.getExecutor().adapter instanceof SqliteAdapter
}
