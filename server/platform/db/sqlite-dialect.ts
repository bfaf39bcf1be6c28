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
import { createSharedCommit, type SharedCommit } from './shared-commit.ts'
import { whenUnlocked } from './when-unlocked.ts'
import { createWriteQueue, type WriteQueue } from './write-queue.ts'

/** Prepared statements kept per connection; the server has far fewer. */
const STATEMENTS_MAX = 200

/** Called for each abandoned query. */
export type Warn = (error: Unavailable) => unknown

/** Takes the milliseconds of each begin and commit of a transaction, which are no queries to Kysely. */
type Count = (duration: number) => void

/** Two connections to one file in WAL mode: reads outside a transaction never wait for a writer. */
export type SqliteConnections = {
  writer: DatabaseSync
  reader: DatabaseSync
  /** Runs at the end of every commit. */
  completeCommit?: () => void
  /** An error of the disk as `Unavailable`; other errors unchanged. */
  errorOf?: (error: unknown) => unknown
}

/**
 * Kysely's SQLite dialect over node:sqlite. Transactions begin as writers. The writers of this process queue up, and
 * those that follow each other closely share a commit; for other processes' locks they wait without blocking the event
 * loop. Both together take at most `lockWait` milliseconds; then the query fails with Unavailable and nothing is written.
 */
export function sqliteDialect(
  connections: SqliteConnections,
  lockWait: number,
  warn: Warn = () => {},
  count: Count = () => {},
): Dialect {
  return {
    createAdapter: () => new ConcurrentSqliteAdapter(),
    createDriver: () => createDriver(connections, lockWait, { warn, count }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Otherwise Kysely runs one query at a time, and reads wait for other requests' transactions. */
class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

function createDriver(
  { writer, reader, completeCommit, errorOf = (error) => error }: SqliteConnections,
  lockWait: number,
  { warn, count }: { warn: Warn; count: Count },
): Driver {
  const queue = createWriteQueue()
  const shared = createSharedCommit(writer, completeCommit)
  const write = createRun(writer)
  const read = createRun(reader)
  const guarded: Guarded = async (work) => {
    try {
      return await work(performance.now() + lockWait)
    } catch (error) {
      const known = errorOf(error)
      if (known instanceof Unavailable) warn(known)
      throw known
    }
  }
  async function timed(work: () => Promise<void>) {
    const began = performance.now()
    await work().finally(() => count(performance.now() - began))
  }
  const ofKysely = (connection: DatabaseConnection) => connection as SqliteConnection
  return {
    init: async () => {},
    acquireConnection: async () => new SqliteConnection({ queue, shared, guarded, write, read }),
    beginTransaction: (connection, { isolationLevel }) =>
      timed(() => ofKysely(connection).begin(isolationLevel === 'read uncommitted')),
    commitTransaction: (connection) => timed(() => ofKysely(connection).commit()),
    rollbackTransaction: async (connection) => ofKysely(connection).rollback(),
    releaseConnection: async (connection) => ofKysely(connection).release(),
    async destroy() {
      if (writer.isOpen) shared.flush()
      // The writer last: the last connection checkpoints the WAL.
      if (reader.isOpen) reader.close()
      if (writer.isOpen) writer.close()
    },
  }
}

type Run = <R>(query: CompiledQuery) => QueryResult<R>

/** Runs work, which gets the deadline for its lock, and warns if the database is unavailable. */
type Guarded = <T>(work: (until: number) => Promise<T>) => Promise<T>

type ConnectionDeps = {
  queue: WriteQueue
  shared: SharedCommit
  guarded: Guarded
  write: Run
  read: Run
}

/** Kysely's connection for one query or one transaction. */
class SqliteConnection implements DatabaseConnection {
  readonly #deps: ConnectionDeps
  /** Ends the connection's turn as a writer, while it has one. */
  #leave: (() => void) | undefined
  #hasBegun = false

  constructor(deps: ConnectionDeps) {
    this.#deps = deps
  }

  begin(isRelaxed = false) {
    const { queue, shared, guarded } = this.#deps
    return guarded(async (until) => {
      this.#leave = await queue.enter(until)
      await whenUnlocked(() => shared.begin(isRelaxed), until)
      this.#hasBegun = true
    })
  }

  /** Lets the next writer in, which may be part of the same commit. */
  commit() {
    const { shared, guarded } = this.#deps
    const committed = guarded(async () => shared.end())
    this.release()
    return committed
  }

  /** Does nothing after a failed commit. */
  rollback() {
    if (this.#hasBegun) this.#deps.shared.undo()
  }

  async executeQuery<R>(query: CompiledQuery) {
    const { shared, guarded, write, read } = this.#deps
    if (this.#hasBegun) return guarded(async () => shared.run(() => write<R>(query)))
    if (isRead(query)) return guarded((until) => whenUnlocked(() => read<R>(query), until))
    if (isChange(query)) return this.#change<R>(query)
    return this.#exclusively<R>(query)
  }

  async #change<R>(query: CompiledQuery) {
    await this.begin()
    try {
      const { shared, guarded, write } = this.#deps
      const result = await guarded(async () => shared.run(() => write<R>(query)))
      await this.commit()
      return result
    } catch (error) {
      this.rollback()
      throw error
    } finally {
      this.release()
    }
  }

  /** For statements that SQLite refuses in a transaction. */
  #exclusively<R>(query: CompiledQuery) {
    const { queue, shared, guarded, write } = this.#deps
    return guarded(async (until) => {
      const leave = await queue.enter(until)
      shared.flush()
      return whenUnlocked(() => write<R>(query), until).finally(leave)
    })
  }

  // biome-ignore lint/correctness/useYield: a streamed result would keep the reader on an old snapshot.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('SQLite results are not streamed; read them page by page.')
  }

  release() {
    this.#hasBegun = false
    this.#leave?.()
    this.#leave = undefined
  }
}

const changes: readonly string[] = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']

function isChange({ query }: CompiledQuery) {
  return changes.includes(query.kind)
}

function isRead({ query, sql }: CompiledQuery) {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql))
}

/** Runs queries on one connection with cached prepared statements. */
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
