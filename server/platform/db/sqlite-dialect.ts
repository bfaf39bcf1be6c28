import type { DatabaseSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { whenUnlocked } from './when-unlocked.ts'
import { createWriteQueue, type WriteQueue } from './write-queue.ts'

/** Statements kept prepared on each connection; the server has far fewer, so this only bounds odd use. */
const STATEMENTS_MAX = 200

/** Told of each query that was given up. */
export type Warn = (error: Unavailable) => void

/** Two connections to one file in WAL mode: reads outside a transaction never wait for a writer. */
export type SqliteConnections = { writer: DatabaseSync; reader: DatabaseSync }

/**
 * Kysely's SQLite dialect over node:sqlite, with every transaction begun as a writer. Writers of this process queue
 * up; for another process's lock they wait without blocking the event loop. Both together take at most `lockWait`
 * milliseconds, then the query fails with Unavailable and nothing is written.
 */
export function sqliteDialect(
  connections: SqliteConnections,
  lockWait: number,
  warn: Warn = () => {},
): Dialect {
  return {
    createAdapter: () => new ConcurrentSqliteAdapter(),
    createDriver: () => createDriver(connections, lockWait, warn),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Otherwise Kysely itself lets one query at a time through, and reads wait for the transaction of another request. */
class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

function createDriver({ writer, reader }: SqliteConnections, lockWait: number, warn: Warn): Driver {
  const queue = createWriteQueue()
  const write = createRun(writer)
  const read = createRun(reader)
  const waiting: Waiting = (work) => {
    const until = performance.now() + lockWait
    return work(until).catch((error: unknown) => {
      if (error instanceof Unavailable) warn(error)
      throw error
    })
  }
  const ofKysely = (connection: DatabaseConnection) => connection as SqliteConnection
  return {
    init: async () => {},
    acquireConnection: async () => new SqliteConnection({ queue, waiting, write, read }),
    beginTransaction: (connection) =>
      ofKysely(connection).begin(() => writer.exec('begin immediate')),
    commitTransaction: async () => writer.exec('commit'),
    async rollbackTransaction() {
      // A failed commit may have ended the transaction.
      if (writer.isTransaction) writer.exec('rollback')
    },
    releaseConnection: async (connection) => ofKysely(connection).release(),
    async destroy() {
      // The writer last: who closes the file last also empties the WAL.
      if (reader.isOpen) reader.close()
      if (writer.isOpen) writer.close()
    },
  }
}

type Run = <R>(query: CompiledQuery) => QueryResult<R>

/** Runs what may wait for a lock, with the moment until which it may. */
type Waiting = <T>(work: (until: number) => Promise<T>) => Promise<T>

type Means = { queue: WriteQueue; waiting: Waiting; write: Run; read: Run }

/** What Kysely holds for one query or one transaction. */
class SqliteConnection implements DatabaseConnection {
  readonly #means: Means
  /** Present in a transaction. */
  #leave: (() => void) | undefined

  constructor(means: Means) {
    this.#means = means
  }

  begin(work: () => void) {
    const { queue, waiting } = this.#means
    return waiting(async (until) => {
      this.#leave = await queue.enter(until)
      await whenUnlocked(work, until)
    })
  }

  async executeQuery<R>(query: CompiledQuery) {
    const { queue, waiting, write, read } = this.#means
    if (this.#leave) return write<R>(query)
    if (isRead(query)) return waiting((until) => whenUnlocked(() => read<R>(query), until))
    return waiting(async (until) => {
      const leave = await queue.enter(until)
      return whenUnlocked(() => write<R>(query), until).finally(leave)
    })
  }

  // biome-ignore lint/correctness/useYield: a result read bit by bit would keep the reader at its first moment.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('SQLite results are not streamed; read them page by page.')
  }

  release() {
    this.#leave?.()
    this.#leave = undefined
  }
}

function isRead({ query, sql }: CompiledQuery) {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql))
}

/** Runs queries on one connection, their statements kept prepared. */
function createRun(database: DatabaseSync): Run {
  const statements = new Map<string, ReturnType<typeof prepare>>()

  function prepared(sql: string) {
    const known = statements.get(sql)
    if (known) return known
    const statement = prepare(database, sql)
    if (statements.size >= STATEMENTS_MAX) statements.clear()
    statements.set(sql, statement)
    return statement
  }

  return <R>({ sql, parameters }: CompiledQuery) => {
    const { statement, returnsRows } = prepared(sql)
    const values = parameters as Parameters<typeof statement.all>
    if (returnsRows) return { rows: statement.all(...values) as R[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] }
  }
}

function prepare(database: DatabaseSync, sql: string) {
  const statement = database.prepare(sql)
  return { statement, returnsRows: statement.columns().length > 0 }
}
