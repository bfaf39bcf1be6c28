import { sql } from 'kysely'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { Store } from '#server/platform/db/schema.ts'
import type { CopiedTable } from './copied-tables.ts'

/** A row as both databases take it. */
export type CopiedRow = Record<string, string | number | null>

/** The setting that marks a target whose copy is not finished. */
export const UNFINISHED = 'unfinished_copy'

/** Up to `limit` rows in the order of the key, which both databases compare byte by byte, after the row `last`. */
export async function rowsAfter(
  store: Store,
  table: CopiedTable,
  last: CopiedRow | undefined,
  limit: number,
): Promise<CopiedRow[]> {
  const key = keyOf(store, table)
  const after = last
    ? sql`(${sql.join(key)}) > (${sql.join(table.key.map((column) => last[column]))})`
    : sql`true`
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table.name)} where ${after} and ${isCopied(table)}
    order by ${sql.join(key)} limit ${limit}`.execute(store)
  return rows.map((row) => copiedRow(row, table.generated))
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

function keyOf(store: Store, { key }: CopiedTable) {
  const byBytes = isSqlite(store) ? sql`` : sql` collate "C"`
  return key.map((column) => sql`${sql.ref(column)}${byBytes}`)
}

function isCopied({ name }: CopiedTable) {
  return name === 'settings' ? sql`key <> ${UNFINISHED}` : sql`true`
}

function copiedRow(row: Record<string, unknown>, generated: string[] = []): CopiedRow {
  const entries = Object.entries(row).filter(([column]) => !generated.includes(column))
  return Object.fromEntries(entries.map(([column, value]) => [column, copiedValue(column, value)]))
}

/** Times and booleans of better-auth's tables, and large integers, are of other types in PostgreSQL. */
function copiedValue(column: string, value: unknown) {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return Number(value)
  if (value instanceof Date || /[a-z](At|Until)$/.test(column)) {
    return new Date(value as Date | string).toISOString()
  }
  if (column === 'counter') return Number(value)
  return value as string | number
}
