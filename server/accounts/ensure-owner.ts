import type { Config } from '#server/config.ts'
import type { Parts } from '#server/parts.ts'
import type { Auth } from './auth.ts'
import { createAccount } from './create-account.ts'

/** A site without any account gets its first owner from the settings, where they name one. */
export async function ensureOwner(
  { firstOwner }: Config,
  { store }: Pick<Parts, 'store'>,
  auth: Auth,
) {
  const anybody = await store.selectFrom('user').select('id').limit(1).executeTakeFirst()
  if (anybody || !firstOwner) return
  await createAccount(auth, { ...firstOwner, name: 'Owner', role: 'owner' })
}
