import type { Role } from '#model/accounts/accounts.ts'
import type { Deps } from '#server/deps.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

type NewAccount = { name: string; email: string; passwordHash: string; role: Role }

/**
 * A person with a password, or null where the address has an account already. The address is taken as proven: they
 * came by a mail, the console or the settings. Written here and not by better-auth, whose writes know no transaction
 * of ours.
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

/** The one form in which an address stands in the table: who types capitals means the same person. */
export function accountAddress(email: string) {
  return email.normalize('NFC').toLowerCase()
}
