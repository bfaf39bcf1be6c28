import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** Remembers that something was received, by a hash; false if it was before. */
export async function rememberReceived(transaction: StoreTransaction, hash: string, at: Date) {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('received_mails')
    .values({ hash, received_at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}
