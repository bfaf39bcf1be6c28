import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Config } from '#server/platform/config/config.ts'
import { openDataFolder } from '#server/platform/files/data-folder.ts'
import type { Unavailable } from '#server/platform/http/unavailable.ts'
import { boundedPool } from './bounded-pool.ts'
import { openSqlite } from './open-sqlite.ts'
import type { Store, Tables } from './schema.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { sqliteFile } from './sqlite-file.ts'

/** Milliseconds that a request waits at most until others have written. */
const LOCK_WAIT = 5_000

/** Milliseconds until a connection of PostgreSQL is there, made anew or given back by another request. */
const CONNECT_WAIT = 5_000

/** Milliseconds that one query of PostgreSQL may take: beyond it the server does not answer. */
const QUERY_WAIT = 10_000

/** Milliseconds between two warnings, however many queries fail. */
const WARN_INTERVAL = 60_000

export type Database = {
  kind: 'sqlite' | 'postgres'
  store: Store
  /** Runs migrations, whose queries may take as long as they need. Nothing else may run meanwhile. */
  unhurried<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * Opens the data folder (made if missing), and PostgreSQL where an address is set, else SQLite in that folder.
 * @throws Error with a sentence when the database cannot be relied upon.
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  lockWait = LOCK_WAIT,
) {
  openDataFolder(config.dataDir)
  if (config.databaseUrl) return postgres(config.databaseUrl, lockWait)
  return sqlite(sqliteFile(config.dataDir), lockWait)
}

async function sqlite(path: string, lockWait: number): Promise<Database> {
  const writer = await openSqlite(path)
  const reader = await openSqlite(path, { readOnly: true })
  const store = new Kysely<Tables>({
    dialect: sqliteDialect({ writer, reader }, lockWait, warnAtIntervals()),
  })
  // Kysely lets its driver close the file only if a query ran before.
  const close = async () => {
    await store.destroy()
    for (const connection of [reader, writer]) if (connection.isOpen) connection.close()
  }
  return { kind: 'sqlite', store, unhurried: (work) => work(), close }
}

async function postgres(url: string, lockWait: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_WAIT,
    application_name: 'wavelength',
    onConnect: async (client) => {
      await client.query(`set lock_timeout = ${lockWait}`)
    },
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => console.error(`A database connection was lost: ${error.message}`))
  // The same for one that breaks while a transaction has it, between two queries: the next query reports it.
  pool.on('connect', (client) => client.on('error', () => {}))
  const waits = { query: QUERY_WAIT, warn: warnAtIntervals() }
  const dialect = new PostgresDialect({ pool: boundedPool(pool, waits) })
  const store = new Kysely<Tables>({ dialect })
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
  async function unhurried<T>(work: () => Promise<T>) {
    waits.query = 0
    return work().finally(() => {
      waits.query = QUERY_WAIT
    })
  }
  return { kind: 'postgres', store, unhurried, close }
}

/** Writes to stderr why the database is unavailable, at most once a minute. */
function warnAtIntervals() {
  let last = Number.NEGATIVE_INFINITY
  return ({ reason }: Unavailable) => {
    if (performance.now() - last < WARN_INTERVAL) return
    last = performance.now()
    console.error(`${new Date().toISOString()} The database is unavailable: ${reason}`)
  }
}
