import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { isSqlite } from '#server/platform/db/dialect.ts'
import { insertRows } from '#server/platform/db/insert-rows.ts'
import { migrate, readMigrations } from '#server/platform/db/migrate.ts'
import type { Database } from '#server/platform/db/open-database.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { type CopiedTable, copiedTables } from './copied-tables.ts'
import { eachBatch, lastRow } from './table-rows.ts'
import { claimTarget, releaseTarget } from './unfinished-copy.ts'

/** Rows of one transaction. */
const BATCH = 500

type Options = {
  now: Date
  batch?: number
  /** Copies a snapshot of PostgreSQL while others write; otherwise they wait. */
  isOnline?: boolean
  /** Called after each table. */
  onTable?: (name: string, rows: number) => void
}

/**
 * Copies all rows from one database to another, SQLite or PostgreSQL, table by table, then compares the number of rows
 * and a checksum of each table. Nothing can write to the source meanwhile. A copy that was interrupted goes on where it
 * stopped. Returns the number of rows.
 * @throws Error with a sentence if the source is of another version, if the target has data of its own, or if the
 * copies differ
 */
export async function copyDatabase(source: Database, target: Database, options: Options) {
  await rejectOtherVersion(source.store)
  await migrate(target, await readMigrations(), options.now)
  const transaction = source.store.transaction()
  const snapshot = source.kind === 'postgres' && options.isOnline
  return source.withoutTimeout(() =>
    (snapshot ? transaction.setIsolationLevel('repeatable read') : transaction).execute(
      async (from) => {
        if (!snapshot) await lockForWriters(from)
        await claimTarget(from, target.store)
        let total = 0
        for (const table of copiedTables) {
          await copyTable(from, target.store, table, options.batch ?? BATCH)
          const rows = await compareTable(from, target.store, table)
          options.onTable?.(table.name, rows)
          total += rows
        }
        await releaseTarget(target.store)
        return total
      },
    ),
  )
}

/** The number of rows in all copied tables. */
export async function countRows(store: Store) {
  let total = 0
  for (const { name } of copiedTables) {
    const { rows } = await sql<{
      n: number | string
    }>`select count(*) as n from ${sql.table(name)}`.execute(store)
    total += Number(rows[0]?.n)
  }
  return total
}

async function rejectOtherVersion(source: Store) {
  const kind = isSqlite(source) ? 'sqlite' : 'postgres'
  const known = (await readMigrations())
    .map(({ name }) => name)
    .filter((name) => !/\.(sqlite|postgres)\.sql$/.test(name) || name.includes(`.${kind}.`))
  const done = await source
    .selectFrom('migrations')
    .select('name')
    .orderBy('name')
    .execute()
    .catch(() => [])
  if (done.map(({ name }) => name).join() === known.join()) return
  throw new Error(
    'The source is not a database of this version. Start this version on it once (npm start), stop it, and run this again.',
  )
}

/** SQLite's transaction is the only writer already. */
async function lockForWriters(from: StoreTransaction) {
  if (isSqlite(from)) return
  const names = copiedTables.map(({ name }) => sql.table(name))
  await sql`lock table ${sql.join(names)} in share mode`.execute(from)
}

async function copyTable(from: Store, to: Store, table: CopiedTable, limit: number) {
  const last = await lastRow(to, table)
  await eachBatch(from, table, { last, limit }, (rows) =>
    to.transaction().execute((transaction) => insertRows(transaction, table.name, rows as never)),
  )
}

/** Returns the number of rows. */
async function compareTable(from: Store, to: Store, table: CopiedTable) {
  const [first, second] = [await sumOf(from, table), await sumOf(to, table)]
  if (first.sum === second.sum) return first.rows
  throw new Error(
    `The table ${table.name} differs after the copy (${first.rows} and ${second.rows} rows). The target cannot be used: empty it and copy again.`,
  )
}

async function sumOf(store: Store, table: CopiedTable) {
  const hash = createHash('sha256')
  let count = 0
  await eachBatch(store, table, { limit: BATCH }, (rows) => {
    for (const row of rows) hash.update(JSON.stringify(Object.entries(row).sort()))
    count += rows.length
  })
  return { rows: count, sum: hash.digest('hex') }
}
