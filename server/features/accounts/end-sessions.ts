import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { closeLinks } from './links.ts'

/**
 * Ends all sessions of a person except `keep`, and all sign-ins that are waiting for a code, because they were started
 * with the old password.
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

/** Sets a person's password and ends everything that was started with the old one. */
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

/** Deletes the person's unused password reset links. */
export async function closeResets(transaction: StoreTransaction, userId: string) {
  const { email } = await transaction
    .selectFrom('user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await closeLinks(transaction, { kind: 'reset', email })
}

/** Deletes all second factors, including passkeys; keeps password and sessions. */
export async function deleteSecondFactors(transaction: StoreTransaction, userId: string) {
  await transaction.deleteFrom('passkeys').where('user_id', '=', userId).execute()
  await transaction.deleteFrom('twoFactor').where('userId', '=', userId).execute()
  await transaction
    .updateTable('user')
    .set({ twoFactorEnabled: 0 })
    .where('id', '=', userId)
    .execute()
}
