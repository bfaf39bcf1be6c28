import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { projectFile } from '#server/platform/project-file.ts'
import type { Database } from './open-database.ts'
import type { StoreTransaction } from './schema.ts'
import { waitAtStart } from './wait-at-start.ts'

export type Migration = { name: string; sql: string }

/** Key of the advisory lock in PostgreSQL: any number, the same in every version. */
const MIGRATION_LOCK = 5_741_852

/** Milliseconds until a long migration is named in the log. */
const NOTICE_AFTER = 10_000

/** The project's migrations in order. A statement ends with a semicolon at the end of a line. */
export async function readMigrations(): Promise<Migration[]> {
  const folder = projectFile('server/platform/db/migrations/')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })),
  )
}

/**
 * Applies missing migrations and runs `finish` in one transaction; returns its result. Safe when several processes
 * start at once: the others wait, then find nothing to do. `finish` may run several times; only its last run is
 * committed.
 * @throws Error with a sentence if a migration fails, or the database has other migrations than this version
 */
export async function migrate<T = void>(
  database: Database,
  all: Migration[],
  now: Date,
  finish?: (transaction: StoreTransaction) => Promise<T>,
): Promise<T> {
  const migrations = all.filter((migration) => isFor(database.kind, migration))
  const run = async (transaction: StoreTransaction) => {
    await lock(database, transaction)
    await sql`create table if not exists migrations (name text primary key, sha256 text not null, applied_at text not null)`.execute(
      transaction,
    )
    const done = await transaction.selectFrom('migrations').selectAll().orderBy('name').execute()
    checkHistory(done, migrations)
    for (const migration of migrations.slice(done.length)) {
      await database.withoutTimeout(() => apply(transaction, migration, now))
    }
    return (await finish?.(transaction)) as T
  }
  return waitAtStart(() => database.store.transaction().execute(run))
}

/** "0002-search.sqlite.sql" is for SQLite only; PostgreSQL has a twin file. */
function isFor(kind: Database['kind'], { name }: Migration) {
  const [, only] = /\.(sqlite|postgres)\.sql$/.exec(name) ?? []
  return !only || only === kind
}

async function lock(database: Database, transaction: StoreTransaction) {
  // On SQLite the transaction is already the only writer (sqlite-dialect.ts).
  if (database.kind === 'postgres') {
    await sql`set local lock_timeout = '5s'`.execute(transaction)
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction)
  }
}

function checkHistory(done: { name: string; sha256: string }[], migrations: Migration[]) {
  const [baseline] = migrations
  if (done[0] && baseline && !isSame(done[0], baseline)) {
    throw new Error(
      'The database was created with a different baseline schema and cannot be upgraded; nothing was changed: to keep its leads and subscribers, export them as CSV in that version, then set DATA_DIR to a new folder and DATABASE_URL, where it is set, to an empty database.',
    )
  }
  for (const [index, row] of done.entries()) {
    const migration = migrations[index]
    if (migration?.name !== row.name) {
      throw new Error(
        `The database was made by another version of this project: it has the migration ${row.name}, which is not known here. Start the newer version, or restore a backup that fits this one.`,
      )
    }
    if (!isSame(row, migration)) {
      throw new Error(
        `The migration ${row.name} was changed after the database ran it. Restore its file as it was and put the change into a new migration.`,
      )
    }
  }
}

async function apply(transaction: StoreTransaction, migration: Migration, now: Date) {
  const notice = setTimeout(
    () =>
      console.error(`The migration ${migration.name} is still running; large tables take long.`),
    NOTICE_AFTER,
  )
  try {
    for (const statement of statements(migration.sql)) await sql.raw(statement).execute(transaction)
  } catch (error) {
    if (error instanceof Unavailable) throw error
    throw new Error(
      `The migration ${migration.name} failed (${(error as Error).message}). Nothing was changed. Go on with the version before, and report this.`,
      { cause: error },
    )
  } finally {
    clearTimeout(notice)
  }
  const row = { name: migration.name, sha256: digest(migration), applied_at: now.toISOString() }
  await transaction.insertInto('migrations').values(row).execute()
}

function isSame(done: { name: string; sha256: string }, migration: Migration) {
  return done.name === migration.name && done.sha256 === digest(migration)
}

function statements(text: string) {
  const withoutComments = text.replace(/^--.*$/gm, '')
  return withoutComments.split(/;[ \t]*$/m).filter((statement) => statement.trim() !== '')
}

function digest(migration: Migration) {
  return createHash('sha256').update(migration.sql).digest('hex')
}
