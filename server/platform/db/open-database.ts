import { Kysely, type Logger, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Config } from '#server/platform/config/config.ts'
import { openDataFolder } from '#server/platform/files/data-folder.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { boundedPool } from './bounded-pool.ts'
import { openSqlite } from './open-sqlite.ts'
import { postgresError } from './postgres-error.ts'
import type { Store, Tables } from './schema.ts'
import { sqliteDialect, type Warn } from './sqlite-dialect.ts'
import { sqliteFile } from './sqlite-file.ts'
import { unavailableSqlite } from './storage-error.ts'
import { watchFile } from './watch-file.ts'
import { watchQueries } from './watch-queries.ts'

/** Milliseconds that a request waits for other writers. */
const LOCK_WAIT = 5_000

/** Milliseconds to wait for a PostgreSQL connection, new or from the pool. */
const CONNECT_WAIT = 5_000

/** Milliseconds for one PostgreSQL query; after that the server counts as unavailable. */
const QUERY_WAIT = 10_000

const MOVED =
  'was moved away or replaced while the site runs. What is written now would be lost, so nothing is. Put the file back, or restart the site to use the new one.'

export type Database = {
  kind: 'sqlite' | 'postgres'
  store: Store
  /** Runs long work, such as a migration, without the limit for queries. Nothing else may run meanwhile. */
  withoutTimeout<T>(work: () => Promise<T>): Promise<T>
  /** False if the file of SQLite was moved away or replaced, so that nothing may be written to it. */
  isInPlace(): boolean
  close(): Promise<void>
}

type DatabaseOptions = {
  /** Milliseconds that a write waits for others. */
  lockWait?: number
  /** Takes the milliseconds of each query, and of waiting for a connection. */
  countQuery?: (duration: number) => void
  /** Called for each query that fails because the database is unavailable. */
  warn?: Warn
}

type Opening = { lockWait: number; log: Logger; warn: Warn; count: (duration: number) => void }

/**
 * Creates the data folder if it is missing, and opens PostgreSQL if an address is set, otherwise SQLite in that folder.
 * @throws Error with a sentence if the database cannot be reached or trusted
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { lockWait = LOCK_WAIT, countQuery = () => {}, warn = () => {} }: DatabaseOptions = {},
) {
  openDataFolder(config.dataDir)
  const log = watchQueries(countQuery)
  const opening = { lockWait, log, warn, count: countQuery }
  if (config.databaseUrl) return postgres(config.databaseUrl, opening)
  return sqlite(sqliteFile(config.dataDir), opening)
}

async function sqlite(path: string, { lockWait, log, warn, count }: Opening): Promise<Database> {
  const writer = await openSqlite(path)
  const reader = await openSqlite(path, { readOnly: true })
  const isInPlace = watchFile(path)
  const completeCommit = () => {
    if (!isInPlace()) throw new Unavailable(`${path} ${MOVED}`)
  }
  const errorOf = (error: unknown) => unavailableSqlite(error, path)
  const connections = { writer, reader, completeCommit, errorOf }
  const dialect = sqliteDialect(connections, lockWait, warn, count)
  const store = new Kysely<Tables>({ dialect, log })
  // `destroy` only closes the connections if a query ran before.
  const close = async () => {
    await store.destroy()
    for (const connection of [reader, writer]) if (connection.isOpen) connection.close()
  }
  return { kind: 'sqlite', store, withoutTimeout: (work) => work(), isInPlace, close }
}

async function postgres(url: string, { lockWait, log, warn, count }: Opening): Promise<Database> {
  const { Pool, types } = await import('pg')
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_WAIT,
    // A migration may take long, but not on a connection that is lost.
    keepAlive: true,
    keepAliveInitialDelayMillis: QUERY_WAIT,
    application_name: 'wavelength',
    // No large integer is above 2^53, so all are numbers, as from SQLite.
    types: {
      getTypeParser: (oid, format) =>
        oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
    } as typeof types,
    onConnect: async (client) => {
      const text = `set lock_timeout = ${lockWait}`
      await client.query({ text, query_timeout: QUERY_WAIT } as pg.QueryConfig)
    },
  })
  // The pool replaces an idle connection that breaks; without a listener the error would crash the process.
  pool.on('error', (error) => warn(new Unavailable(postgresError(error), error)))
  // Likewise for one that breaks between two queries of a transaction; the next query reports it.
  pool.on('connect', (client) => client.on('error', () => {}))
  const waits = { query: QUERY_WAIT, warn, count }
  const dialect = new PostgresDialect({ pool: boundedPool(pool, waits) })
  const store = new Kysely<Tables>({ dialect, log })
  // `destroy` only ends the pool if a query ran before.
  const close = () => store.destroy().finally(() => !pool.ending && pool.end())
  try {
    await pool.query({ text: 'select 1', query_timeout: QUERY_WAIT } as pg.QueryConfig)
  } catch (error) {
    await close()
    throw new Error(`The database cannot be used: ${postgresError(error)}`, { cause: error })
  }
  async function withoutTimeout<T>(work: () => Promise<T>) {
    waits.query = 0
    return work().finally(() => {
      waits.query = QUERY_WAIT
    })
  }
  return { kind: 'postgres', store, withoutTimeout, isInPlace: () => true, close }
}
