import { isSqlite } from '#server/platform/db/dialect.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/**
 * The leads, held until the transaction ends. Whoever changes or erases leads holds them first, and before anything
 * that hangs on them: all in one order, so that no two wait for each other.
 */
export function holdLeads(transaction: StoreTransaction, ids: string[]) {
  const query = transaction.selectFrom('leads').selectAll().where('id', 'in', ids).orderBy('id')
  return (isSqlite(transaction) ? query : query.forUpdate()).execute()
}
