import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Config } from '#server/config.ts'
import { openDataFolder } from '#server/files/data-folder.ts'
import { openSqlite } from './open-sqlite.ts'
import type { Store, Tables } from './schema.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { sqliteFile } from './sqlite-file.ts'

export type Database = { kind: 'sqlite' | 'postgres'; store: Store; close(): Promise<void> }

/**
 * Opens the data folder (made if missing), and PostgreSQL where an address is set, else SQLite in that folder.
 * @throws Error with a sentence when the database cannot be relied upon.
 */
export async function openDatabase(config: Pick<Config, 'dataDir' | 'databaseUrl'>) {
  openDataFolder(config.dataDir)
  if (config.databaseUrl) return postgres(config.databaseUrl)
  return sqlite(sqliteFile(config.dataDir))
}

async function sqlite(path: string): Promise<Database> {
  const database = await openSqlite(path)
  const store = new Kysely<Tables>({ dialect: sqliteDialect(database) })
  // The driver closes the file only if a query ran before.
  const close = () => store.destroy().finally(() => database.isOpen && database.close())
  return { kind: 'sqlite', store, close }
}

async function postgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    application_name: 'wavelength',
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => console.error(`A database connection was lost: ${error.message}`))
  const store = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  // The driver ends the pool only if a query ran before.
  const close = () => store.destroy().finally(() => !pool.ending && pool.end())
  try {
    await pool.query('select 1')
  } catch (error) {
    await close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The database of DATABASE_URL cannot be reached (${reason}). Check that it runs and that user, password and name are right.`,
    )
  }
  return { kind: 'postgres', store, close }
}
