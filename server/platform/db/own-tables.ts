import { sql } from 'kysely'
import { isSqlite } from './dialect.ts'
import type { Store } from './schema.ts'

/** Names of this site's tables; in PostgreSQL, those of the current schema. */
export async function ownTables(store: Store) {
  const names = isSqlite(store)
    ? sql<{
        name: string
      }>`select name from sqlite_master where type = 'table' and name not like 'sqlite%'`
    : sql<{
        name: string
      }>`select tablename as name from pg_tables where schemaname = current_schema()`
  const { rows } = await names.execute(store)
  return rows.map(({ name }) => name)
}
