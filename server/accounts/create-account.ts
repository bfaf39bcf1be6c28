import type { Role } from '#model/accounts.ts'
import type { Auth } from './auth.ts'

type NewAccount = { name: string; email: string; password: string; role: Role }

/** A person with a password. The address is taken as proven: they came by a mail, the console or the settings. */
export async function createAccount(auth: Auth, { name, email, password, role }: NewAccount) {
  const { internalAdapter, password: passwords } = await auth.$context
  const address = email.toLowerCase()
  const user = await internalAdapter.createUser(
    { name, email: address, emailVerified: true, role },
    { method: 'admin' },
  )
  await internalAdapter.linkAccount({
    userId: user.id,
    accountId: user.id,
    providerId: 'credential',
    password: await passwords.hash(password),
  })
  return user
}
