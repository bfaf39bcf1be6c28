import { sql } from 'kysely'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { Store } from '#server/platform/db/schema.ts'
import type { CopiedTable } from './copied-tables.ts'

/** A row as both databases take it. */
export type CopiedRow = Record<string, string | number | null>

/** The setting that marks a target whose copy is not finished. */
export const UNFINISHED = 'unfinished_copy'

/**
 * Calls `work` with up to `limit` rows at a time, in the order of the key, which both databases compare byte by byte, from
 * the row after `last` on.
 */
export function eachBatch(
  store: Store,
  table: CopiedTable,
  { last, limit }: { last?: CopiedRow; limit: number },
  work: (rows: CopiedRow[]) => unknown,
) {
  if (isSqlite(store)) return eachPage(store)
  return store.isTransaction ? eachFetch(store) : store.transaction().execute(eachFetch)

  async function eachPage(store: Store) {
    let before = last
    for (;;) {
      const { rows } = await sql<Record<string, unknown>>`
        ${rowsAfter(store, table, before)} limit ${limit}`.execute(store)
      if (rows.length === 0) return
      const batch = rows.map((row) => copiedRow(row, table.generated))
      await work(batch)
      before = batch.at(-1)
    }
  }

  /** A cursor sorts once; PostgreSQL's index has the order of its language, so every page would sort the whole table. */
  async function eachFetch(store: Store) {
    await sql`declare copied_rows cursor for ${rowsAfter(store, table, last)}`.execute(store)
    for (;;) {
      const { rows } = await sql<Record<string, unknown>>`
        fetch ${sql.lit(limit)} from copied_rows`.execute(store)
      if (rows.length === 0) break
      await work(rows.map((row) => copiedRow(row, table.generated)))
    }
    await sql`close copied_rows`.execute(store)
  }
}

function rowsAfter(store: Store, table: CopiedTable, last: CopiedRow | undefined) {
  const key = keyOf(store, table)
  const after = last
    ? sql`(${sql.join(key)}) > (${sql.join(table.key.map((column) => last[column]))})`
    : sql`true`
  return sql`
    select * from ${sql.table(table.name)} where ${after} and ${isCopied(table)}
    order by ${sql.join(key)}`
}

/** The row with the highest key. */
export async function lastRow(store: Store, table: CopiedTable): Promise<CopiedRow | undefined> {
  const order = sql.join(keyOf(store, table).map((column) => sql`${column} desc`))
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table.name)} where ${isCopied(table)} order by ${order} limit 1`.execute(
    store,
  )
  return rows[0] && copiedRow(rows[0], table.generated)
}

function keyOf(store: Store, { key, numbers = [] }: CopiedTable) {
  const byBytes = sql` collate "C"`
  return key.map((column) =>
    isSqlite(store) || numbers.includes(column)
      ? sql.ref(column)
      : sql`${sql.ref(column)}${byBytes}`,
  )
}

function isCopied({ name }: CopiedTable) {
  return name === 'settings' ? sql`key <> ${UNFINISHED}` : sql`true`
}

function copiedRow(row: Record<string, unknown>, generated: string[] = []): CopiedRow {
  const entries = Object.entries(row).filter(([column]) => !generated.includes(column))
  return Object.fromEntries(entries.map(([column, value]) => [column, copiedValue(column, value)]))
}

/** Times and booleans of better-auth's tables are of other types in PostgreSQL. */
function copiedValue(column: string, value: unknown) {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return Number(value)
  if (value instanceof Date || /[a-z](At|Until)$/.test(column)) {
    return new Date(value as Date | string).toISOString()
  }
  return value as string | number
}
