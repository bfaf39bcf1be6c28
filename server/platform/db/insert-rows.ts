import { CompiledQuery, type Insertable } from 'kysely'
import { isSqlite } from './dialect.ts'
import type { StoreTransaction, Tables } from './schema.ts'

/** What happens to a row whose key, its first column, exists. */
type IfTaken = 'fail' | 'skip' | 'replace'

/**
 * Inserts rows with the same columns, and returns how many were inserted. For many rows and frequent inserts, where
 * Kysely takes longer to build the statement than the database to run it.
 */
export async function insertRows<T extends keyof Tables>(
  transaction: StoreTransaction,
  table: T,
  rows: Insertable<Tables[T]>[],
  ifTaken: IfTaken = 'fail',
): Promise<number> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof Insertable<Tables[T]> & string)[]
  if (columns.length === 0) return 0
  let position = 0
  const placeholder = isSqlite(transaction) ? () => '?' : () => `$${++position}`
  const row = () => `(${columns.map(placeholder).join(',')})`
  const values = rows.flatMap((each) => columns.map((column) => each[column]))
  const [key = '', ...others] = columns.map((column) => `"${column}"`)
  const names = [key, ...others].join(',')
  const conflicts = {
    fail: '',
    skip: ' on conflict do nothing',
    replace: ` on conflict (${key}) do update set ${others.map((name) => `${name} = excluded.${name}`).join(',')}`,
  }
  const sql = `insert into "${table}" (${names}) values ${rows.map(row).join(',')}${conflicts[ifTaken]}`
  const { numAffectedRows } = await transaction.executeQuery(CompiledQuery.raw(sql, values))
  return Number(numAffectedRows ?? 0)
}
