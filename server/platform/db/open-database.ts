import { Kysely, type Logger, PostgresDialect } from 'kysely'
import type { Config } from '#server/platform/config/config.ts'
import { openDataFolder } from '#server/platform/files/data-folder.ts'
import { warnAtIntervals } from '#server/platform/jobs/warn-at-intervals.ts'
import { boundedPool } from './bounded-pool.ts'
import { createIndexNewLeads } from './index-new-leads.ts'
import { openSqlite } from './open-sqlite.ts'
import type { Store, Tables } from './schema.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { sqliteFile } from './sqlite-file.ts'
import { watchQueries } from './watch-queries.ts'

/** Milliseconds that a request waits for other writers. */
const LOCK_WAIT = 5_000

/** Milliseconds to wait for a PostgreSQL connection, new or from the pool. */
const CONNECT_WAIT = 5_000

/** Milliseconds for one PostgreSQL query; after that the server counts as unavailable. */
const QUERY_WAIT = 10_000

export type Database = {
  kind: 'sqlite' | 'postgres'
  store: Store
  /** Runs migrations without the limit for queries. Nothing else may run meanwhile. */
  withoutTimeout<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

type DatabaseOptions = {
  /** Milliseconds that a write waits for others. */
  lockWait?: number
  /** Takes the milliseconds of each query, and of waiting for a connection. */
  countQuery?: (duration: number) => void
}

type Watch = { log: Logger; count: (duration: number) => void }

/**
 * Creates the data folder if it is missing, and opens PostgreSQL if an address is set, otherwise SQLite in that folder.
 * @throws Error with a sentence if the database cannot be reached or trusted
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { lockWait = LOCK_WAIT, countQuery = () => {} }: DatabaseOptions = {},
) {
  openDataFolder(config.dataDir)
  const log = watchQueries(countQuery)
  const watch = { log, count: countQuery }
  if (config.databaseUrl) return postgres(config.databaseUrl, lockWait, watch)
  return sqlite(sqliteFile(config.dataDir), lockWait, watch)
}

async function sqlite(path: string, lockWait: number, { log, count }: Watch): Promise<Database> {
  const writer = await openSqlite(path)
  const reader = await openSqlite(path, { readOnly: true })
  const completeCommit = createIndexNewLeads(writer)
  const store = new Kysely<Tables>({
    dialect: sqliteDialect(
      { writer, reader, completeCommit },
      lockWait,
      warnAtIntervals('The database'),
      count,
    ),
    log,
  })
  // `destroy` only closes the connections if a query ran before.
  const close = async () => {
    await store.destroy()
    for (const connection of [reader, writer]) if (connection.isOpen) connection.close()
  }
  return { kind: 'sqlite', store, withoutTimeout: (work) => work(), close }
}

async function postgres(url: string, lockWait: number, { log, count }: Watch): Promise<Database> {
  const { Pool } = await import('pg')
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_WAIT,
    application_name: 'wavelength',
    onConnect: async (client) => {
      await client.query(`set lock_timeout = ${lockWait}`)
    },
  })
  // The pool replaces an idle connection that breaks; without a listener the error would crash the process.
  pool.on('error', (error) => console.error(`A database connection was lost: ${error.message}`))
  // Likewise for one that breaks between two queries of a transaction; the next query reports it.
  pool.on('connect', (client) => client.on('error', () => {}))
  const waits = { query: QUERY_WAIT, warn: warnAtIntervals('The database'), count }
  const dialect = new PostgresDialect({ pool: boundedPool(pool, waits) })
  const store = new Kysely<Tables>({ dialect, log })
  // `destroy` only ends the pool if a query ran before.
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
  async function withoutTimeout<T>(work: () => Promise<T>) {
    waits.query = 0
    return work().finally(() => {
      waits.query = QUERY_WAIT
    })
  }
  return { kind: 'postgres', store, withoutTimeout, close }
}
