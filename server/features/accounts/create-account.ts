import type { Role } from '#model/accounts/accounts.ts'
import type { Deps } from '#server/deps.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

type NewAccount = { name: string; email: string; passwordHash: string; role: Role }

/**
 * Creates an account with a password; null if the address already has one. The address counts as verified, because the
 * person used an emailed link, the console or the settings. Not done by better-auth, which cannot use our transaction.
 */
export async function createAccount(
  transaction: StoreTransaction,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  { name, email, passwordHash, role }: NewAccount,
) {
  const now = clock().toISOString()
  const times = { createdAt: now, updatedAt: now }
  const person = { id: newId(), name, email: accountAddress(email), role }
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('user')
    .values({ ...person, ...times, emailVerified: 1, twoFactorEnabled: 0 })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) return null
  await transaction
    .insertInto('account')
    .values({
      id: newId(),
      userId: person.id,
      accountId: person.id,
      providerId: 'credential',
      password: passwordHash,
      ...times,
    })
    .execute()
  return person
}

/** Normalizes an address for the table, so that letter case makes no difference. */
export function accountAddress(email: string) {
  return email.normalize('NFC').toLowerCase()
}
