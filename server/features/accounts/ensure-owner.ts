import type { Deps } from '#server/deps.ts'
import type { Config } from '#server/platform/config/config.ts'
import { addressField } from './account-fields.ts'
import { createAccount } from './create-account.ts'
import { passwordFault } from './weak-password.ts'

/** A site without any account gets its first owner from the settings, where they name one. */
export async function ensureOwner(
  { firstOwner }: Config,
  deps: Pick<Deps, 'store' | 'content' | 'clock' | 'newId' | 'hashPassword'>,
) {
  if (!firstOwner || (await hasAccounts(deps))) return
  const { data: email } = addressField.safeParse(firstOwner.email)
  if (!email)
    throw new Error('ADMIN_EMAIL is no address that anybody could sign in with. Change it.')
  const { name: siteName } = await deps.content.site()
  const fault = await passwordFault(firstOwner.password, { email, siteName })
  if (fault) throw new Error(`ADMIN_PASSWORD cannot be used. ${fault}`)
  const passwordHash = await deps.hashPassword(firstOwner.password)
  const owner = { name: 'Owner', email, passwordHash, role: 'owner' as const }
  // Two servers that start at once make one of it.
  await deps.store.transaction().execute((transaction) => createAccount(transaction, deps, owner))
}

export async function hasAccounts({ store }: Pick<Deps, 'store'>) {
  const anybody = await store.selectFrom('user').select('id').limit(1).executeTakeFirst()
  return anybody !== undefined
}
