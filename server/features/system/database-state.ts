import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import type { AdminContext } from '#server/actions/admin-context.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { sqliteFile } from '#server/platform/db/sqlite-file.ts'

/** Kind, version, size in bytes, migrations, and its clock drift in milliseconds. */
export async function databaseState({ store, config }: AdminContext) {
  const migrations = await store
    .selectFrom('migrations')
    .select(['name', 'applied_at'])
    .orderBy('name')
    .execute()
  const last = migrations.at(-1)
  const common = { migrations: migrations.length, lastMigration: last?.name ?? '' }
  if (!config.databaseUrl) {
    const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(
      store,
    )
    const size = await databaseSize(store, config)
    return { ...common, kind: `SQLite ${rows[0]?.version ?? ''}`.trim(), size, drift: null }
  }
  const size = await databaseSize(store, config)
  const { rows } = await sql<{ version: string; now: Date }>`
    select current_setting('server_version') as version, clock_timestamp() as now`.execute(store)
  const [row] = rows
  const drift = row ? Date.now() - new Date(row.now).getTime() : null
  return {
    ...common,
    kind: `PostgreSQL ${row?.version ?? ''}`.trim(),
    size,
    drift,
  }
}

/** Bytes of the database; of SQLite's file with its write-ahead log. */
export async function databaseSize(
  store: Store,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
) {
  if (databaseUrl) {
    const { rows } = await sql<{ size: string | number }>`
      select pg_database_size(current_database()) as size`.execute(store)
    return Number(rows[0]?.size ?? 0)
  }
  const file = sqliteFile(dataDir)
  const sizes = await Promise.all(
    [file, `${file}-wal`].map((path) =>
      stat(path).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
