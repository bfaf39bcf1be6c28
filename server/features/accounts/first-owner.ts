import type { Deps } from '#server/deps.ts'
import type { Config } from '#server/platform/config/config.ts'
import { addressField } from './account-fields.ts'
import { createAccount } from './create-account.ts'
import { linkPath, openLink, randomLinkKey } from './links.ts'
import { passwordProblem } from './weak-password.ts'

/** Days that the set-up link lasts; every start without an account makes a new one. */
const LINK_DAYS = 7

/**
 * Creates the owner named in the settings if there is no account.
 * @throws Error if their address or password is not usable
 */
export async function ensureOwner(
  { firstOwner }: Config,
  deps: Pick<Deps, 'store' | 'content' | 'clock' | 'newId' | 'hashPassword'>,
) {
  if (!firstOwner || (await hasAccounts(deps))) return
  const { data: email } = addressField.safeParse(firstOwner.email)
  if (!email) throw new Error('ADMIN_EMAIL is not a valid email address. Change it.')
  const { name: siteName } = await deps.content.site()
  const problem = await passwordProblem(firstOwner.password, { email, siteName })
  if (problem) throw new Error(`ADMIN_PASSWORD cannot be used. ${problem}`)
  const passwordHash = await deps.hashPassword(firstOwner.password)
  const owner = { name: 'Owner', email, passwordHash, role: 'owner' as const }
  // Does nothing if another server created it meanwhile.
  await deps.store.transaction().execute((transaction) => createAccount(transaction, deps, owner))
}

/**
 * Creates the one-time link for the first account and returns its path; null if there is an account. It replaces the
 * link of the previous start; only its hash is stored.
 */
export async function firstLink(deps: Pick<Deps, 'store' | 'clock' | 'newId'>) {
  if (await hasAccounts(deps)) return null
  const key = randomLinkKey()
  const link = { id: deps.newId(), kind: 'set-up', email: '', role: 'owner' } as const
  const minutes = LINK_DAYS * 24 * 60
  await deps.store
    .transaction()
    .execute((transaction) =>
      openLink(transaction, deps, { ...link, created_by: null, key, minutes }),
    )
  return linkPath(key)
}

/** Prints the set-up link if there is no account. `origin` has no trailing slash. */
export async function inviteFirstOwner(
  site: { firstLink(): Promise<string | null> },
  origin: string,
) {
  const path = await site.firstLink()
  if (!path) return
  console.log(`There is no admin account yet. Create the first one with this link, which works once, within ${LINK_DAYS} days or until the next start:
${origin}${path}`)
}

/** False before the first account. */
export async function hasAccounts({ store }: Pick<Deps, 'store'>) {
  const row = await store.selectFrom('user').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}
