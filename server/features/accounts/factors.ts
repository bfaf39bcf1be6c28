import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { needsSecondFactor } from './second-factor-rule.ts'

/** True if an authenticator app was confirmed with a first code. */
export async function hasApp(store: Store | StoreTransaction, userId: string) {
  const row = await store
    .selectFrom('twoFactor')
    .select('verified')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return Boolean(row?.verified)
}

/** Locks a person's factors against concurrent changes. Call it first in the transaction. */
export async function lockFactors(transaction: StoreTransaction, userId: string) {
  await transaction
    .updateTable('user')
    .set({ id: userId })
    .where('id', '=', userId)
    .executeTakeFirst()
}

/**
 * Updates the column by which better-auth asks for a second factor at sign-in.
 * @throws HttpError 409 if the person has no second factor left and their role requires one.
 */
export async function updateFactorState(transaction: StoreTransaction, userId: string) {
  const isOn = (await hasApp(transaction, userId)) || (await hasPasskey(transaction, userId))
  const { role } = await transaction
    .updateTable('user')
    .set({ twoFactorEnabled: isOn ? 1 : 0 })
    .where('id', '=', userId)
    .returning('role')
    .executeTakeFirstOrThrow()
  if (!isOn && (await needsSecondFactor(transaction, role))) {
    fail(
      409,
      'Two-factor authentication is required for your role. Add another passkey or an authenticator app before you remove this one.',
    )
  }
}

async function hasPasskey(transaction: StoreTransaction, userId: string) {
  const row = await transaction
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
