import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { closeLinks } from './links.ts'

/**
 * Ends every session of a person, but for `keep`, and every sign-in of theirs that still waits for a code: whoever
 * got as far with the old password must not come in with the new one.
 */
export async function endSessions(transaction: StoreTransaction, userId: string, keep?: string) {
  let sessions = transaction.deleteFrom('session').where('userId', '=', userId)
  if (keep) sessions = sessions.where('id', '<>', keep)
  const { numDeletedRows } = await sessions.executeTakeFirstOrThrow()
  await endPendingSignIns(transaction, userId)
  return Number(numDeletedRows)
}

export async function endPendingSignIns(transaction: StoreTransaction, userId: string) {
  await transaction.deleteFrom('verification').where('value', '=', userId).execute()
}

/** Gives a person another password, and ends what was opened with the old one. */
export async function setPassword(
  transaction: StoreTransaction,
  userId: string,
  passwordHash: string,
  now: Date,
) {
  await transaction
    .updateTable('account')
    .set({ password: passwordHash, updatedAt: now.toISOString() })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .execute()
  await endSessions(transaction, userId)
  await closeResets(transaction, userId)
}

/** Ends the links to a new password that this person was sent. */
export async function closeResets(transaction: StoreTransaction, userId: string) {
  const { email } = await transaction
    .selectFrom('user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await closeLinks(transaction, { kind: 'reset', email })
}

/** Takes every second factor away, passkeys too; password and sessions stay. */
export async function dropSecondFactor(transaction: StoreTransaction, userId: string) {
  await transaction.deleteFrom('passkeys').where('user_id', '=', userId).execute()
  await transaction.deleteFrom('twoFactor').where('userId', '=', userId).execute()
  await transaction
    .updateTable('user')
    .set({ twoFactorEnabled: 0 })
    .where('id', '=', userId)
    .execute()
}
