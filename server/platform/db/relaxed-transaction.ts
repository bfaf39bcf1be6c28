import { sql } from 'kysely'
import { isSqlite } from './dialect.ts'
import type { Store, StoreTransaction } from './schema.ts'

/**
 * A transaction that does not wait for the disk: it survives the death of the process at once, and that of the machine once
 * any other transaction has been committed.
 */
export function relaxedTransaction<T>(
  store: Store,
  work: (transaction: StoreTransaction) => Promise<T>,
) {
  // SQLite knows no isolation levels: sqlite-dialect.ts takes this one for a relaxed transaction.
  if (isSqlite(store)) {
    return store.transaction().setIsolationLevel('read uncommitted').execute(work)
  }
  return store.transaction().execute(async (transaction) => {
    await sql`set local synchronous_commit = off`.execute(transaction)
    return work(transaction)
  })
}
