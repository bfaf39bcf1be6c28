import { INVITATION_DAYS, RESET_MINUTES, roleNames } from '#model/accounts/accounts.ts'
import type { Deps } from '#server/deps.ts'
import { audit, type Change } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { randomText } from '#server/platform/random-text.ts'
import { addressField } from './account-fields.ts'
import { accountAddress } from './create-account.ts'
import { deleteSecondFactors, setPassword } from './end-sessions.ts'
import { linkPath, openLink, randomLinkKey } from './links.ts'
import { notify } from './notify.ts'
import { hashPassword } from './password-hash.ts'
import { userSubject } from './record.ts'

/** Dependencies of `npm run admin`. Anyone with access to the server may run it. */
type CliDeps = Pick<Deps, 'store' | 'clock' | 'newId'>

/** An error whose message is printed on the console. */
export class CliError extends Error {}

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const PASSWORD_GROUPS = 5

const byServer = { label: 'Changed by', value: 'The operator of the server' }

export async function listPeople({ store }: CliDeps) {
  return store
    .selectFrom('user')
    .select(['name', 'email', 'role', 'twoFactorEnabled'])
    .orderBy('email')
    .execute()
}

/** Creates a one-time link to set a new password. Returns its path. */
export async function resetByLink(deps: CliDeps, email: string) {
  const key = randomLinkKey()
  await change(deps, email, async (transaction, person) => {
    const link = { id: deps.newId(), key, kind: 'reset', email: person.email, role: null } as const
    await openLink(transaction, deps, { ...link, created_by: null, minutes: RESET_MINUTES })
    return {
      action: 'accounts.password-link-created',
      summary: `Created a password reset link for ${person.name}`,
    }
  })
  return linkPath(key)
}

/** Sets a new password with 100 random bits; ends all sessions. */
export async function resetByPassword(deps: CliDeps, email: string) {
  const password = Array.from({ length: PASSWORD_GROUPS }, () => randomText(alphabet, 4)).join('-')
  const passwordHash = await hashPassword(password)
  await change(deps, email, async (transaction, { id, name }) => {
    await setPassword(transaction, id, passwordHash, deps.clock())
    await notify(transaction, deps, id, { event: 'password-changed', facts: [byServer] })
    return {
      action: 'accounts.password-reset',
      summary: `Set a new password for ${name}; all sessions ended`,
    }
  })
  return password
}

/** For a person who has lost both the app and the recovery codes. */
export async function removeSecondFactor(deps: CliDeps, email: string) {
  await change(deps, email, async (transaction, { id, name }) => {
    await deleteSecondFactors(transaction, id)
    await notify(transaction, deps, id, { event: 'factors-removed', facts: [byServer] })
    return {
      action: 'accounts.second-factor-removed',
      summary: `Removed the second factor of ${name}`,
    }
  })
}

/** The path of a set-up link for a new owner; null if the address has an account: it is made an owner. */
export async function newOwner(deps: CliDeps, email: string) {
  const { data: address } = addressField.safeParse(email)
  if (!address) throw new CliError(`"${email}" is not an email address.`)
  const known = await findPerson(deps.store, address)
  if (known) {
    await change(deps, address, (transaction, person) => makeOwner(transaction, deps, person))
    return null
  }
  const key = randomLinkKey()
  const link = { id: deps.newId(), key, kind: 'set-up', email: address, role: 'owner' } as const
  await deps.store.transaction().execute(async (transaction) => {
    const minutes = INVITATION_DAYS * 24 * 60
    await openLink(transaction, deps, { ...link, created_by: null, minutes })
    const subject = `invitation:${link.id}`
    const summary = `Created a set-up link for ${address} as owner`
    await audit(
      transaction,
      { ...deps, actor: null },
      { action: 'accounts.invited', subject, summary },
    )
  })
  return linkPath(key)
}

async function makeOwner(
  transaction: StoreTransaction,
  deps: CliDeps,
  { id, name, role }: Person,
): ReturnType<Work> {
  await transaction.updateTable('user').set({ role: 'owner' }).where('id', '=', id).execute()
  const facts = [{ label: 'New role', value: roleNames.owner }, byServer]
  await notify(transaction, deps, id, { event: 'role-changed', facts })
  return {
    action: 'accounts.role-changed',
    summary: `Changed the role of ${name} from ${role} to owner`,
  }
}

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>
type Work = (
  transaction: StoreTransaction,
  person: Person,
) => Promise<Pick<Change, 'action' | 'summary'>>

async function change(deps: CliDeps, email: string, work: Work) {
  await deps.store.transaction().execute(async (transaction) => {
    const person = await findPerson(transaction, accountAddress(email))
    if (!person) {
      throw new CliError(`There is no account with ${email}. "npm run admin" lists all accounts.`)
    }
    const entry = await work(transaction, person)
    const subject = userSubject(person.id)
    await audit(transaction, { ...deps, actor: null }, { ...entry, subject })
  })
}

function findPerson(store: CliDeps['store'] | StoreTransaction, email: string) {
  return store
    .selectFrom('user')
    .select(['id', 'name', 'email', 'role'])
    .where('email', '=', email)
    .executeTakeFirst()
}
