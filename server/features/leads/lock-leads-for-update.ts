import { isSqlite } from '#server/platform/db/dialect.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** Row-locks leads in id order to prevent deadlocks. Lock before touching dependent rows. */
export function lockLeadsForUpdate(transaction: StoreTransaction, ids: string[]) {
  const query = transaction.selectFrom('leads').selectAll().where('id', 'in', ids).orderBy('id')
  return (isSqlite(transaction) ? query : query.forUpdate()).execute()
}
