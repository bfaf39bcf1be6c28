import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { sqliteFile } from '#server/platform/db/sqlite-file.ts'

/** Kind, version, size in bytes, migrations, and its clock drift in milliseconds. */
export async function databaseState({ store, config, clock }: AdminContext) {
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
    const size = await sqliteSize(config.dataDir)
    return { ...common, kind: `SQLite ${rows[0]?.version ?? ''}`.trim(), size, drift: null }
  }
  const { rows } = await sql<{ version: string; size: string | number; now: Date }>`
    select current_setting('server_version') as version,
      pg_database_size(current_database()) as size, clock_timestamp() as now`.execute(store)
  const [row] = rows
  const drift = row ? clock().getTime() - new Date(row.now).getTime() : null
  return {
    ...common,
    kind: `PostgreSQL ${row?.version ?? ''}`.trim(),
    size: Number(row?.size ?? 0),
    drift,
  }
}

/** Size of the database file and its write-ahead log. */
async function sqliteSize(dataDir: string) {
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
