import type { Config } from '#server/config.ts'
import type { Parts } from '#server/parts.ts'
import { createAccount } from './create-account.ts'
import { hashPassword } from './password-hash.ts'

/** A site without any account gets its first owner from the settings, where they name one. */
export async function ensureOwner(
  { firstOwner }: Config,
  parts: Pick<Parts, 'store' | 'clock' | 'newId'>,
) {
  if (!firstOwner || (await hasAccounts(parts))) return
  const { email, password } = firstOwner
  const passwordHash = await hashPassword(password)
  const owner = { name: 'Owner', email, passwordHash, role: 'owner' as const }
  // Two servers that start at once make one of it.
  await parts.store.transaction().execute((transaction) => createAccount(transaction, parts, owner))
}

export async function hasAccounts({ store }: Pick<Parts, 'store'>) {
  const anybody = await store.selectFrom('user').select('id').limit(1).executeTakeFirst()
  return anybody !== undefined
}
