import { INVITATION_DAYS, RESET_MINUTES, roleNames } from '#model/accounts/accounts.ts'
import type { Deps } from '#server/deps.ts'
import { audit, type Change } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { randomText } from '#server/platform/random-text.ts'
import { addressField } from './account-fields.ts'
import { accountAddress } from './create-account.ts'
import { dropSecondFactor, setPassword } from './end-sessions.ts'
import { linkPath, openLink, randomLinkKey } from './links.ts'
import { notify } from './notify.ts'
import { hashPassword } from './password-hash.ts'
import { userSubject } from './record.ts'

/** What `npm run admin` needs; who may run it on the server may do all this. */
type Tools = Pick<Deps, 'store' | 'clock' | 'newId'>

/** Cannot be done; the message is a sentence for the console. */
export class ConsoleRefusal extends Error {}

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const PASSWORD_GROUPS = 5

const byServer = { label: 'Changed by', value: 'Whoever runs the server' }

export function listPeople({ store }: Tools) {
  return store
    .selectFrom('user')
    .select(['name', 'email', 'role', 'twoFactorEnabled'])
    .orderBy('email')
    .execute()
}

/** A one-time link (from the first slash on) to a new password. */
export async function resetByLink(tools: Tools, email: string) {
  const key = randomLinkKey()
  await change(tools, email, async (transaction, person) => {
    const link = { id: tools.newId(), key, kind: 'reset', email: person.email, role: null } as const
    await openLink(transaction, tools, { ...link, created_by: null, minutes: RESET_MINUTES })
    return {
      action: 'accounts.password-link-created',
      summary: `Made a link to a new password for ${person.name}`,
    }
  })
  return linkPath(key)
}

/** Another password at once, 100 bits of chance; ends every session. */
export async function resetByPassword(tools: Tools, email: string) {
  const password = Array.from({ length: PASSWORD_GROUPS }, () => randomText(alphabet, 4)).join('-')
  const passwordHash = await hashPassword(password)
  await change(tools, email, async (transaction, { id, name }) => {
    await setPassword(transaction, id, passwordHash, tools.clock())
    await notify(transaction, tools, id, { event: 'password-changed', facts: [byServer] })
    return {
      action: 'accounts.password-reset',
      summary: `Set a new password for ${name}; all sessions ended`,
    }
  })
  return password
}

/** For somebody whose app and recovery codes are both lost. */
export async function takeSecondFactorAway(tools: Tools, email: string) {
  await change(tools, email, async (transaction, { id, name }) => {
    await dropSecondFactor(transaction, id)
    await notify(transaction, tools, id, { event: 'factors-removed', facts: [byServer] })
    return {
      action: 'accounts.second-factor-removed',
      summary: `Took the second factor of ${name} away`,
    }
  })
}

/** A set-up link for a new owner; null where the address has an account, which becomes an owner's at once. */
export async function newOwner(tools: Tools, email: string) {
  const { data: address } = addressField.safeParse(email)
  if (!address) throw new ConsoleRefusal(`"${email}" is not an e-mail address.`)
  const known = await findPerson(tools.store, address)
  if (known) {
    await change(tools, address, (transaction, person) => makeOwner(transaction, tools, person))
    return null
  }
  const key = randomLinkKey()
  const link = { id: tools.newId(), key, kind: 'set-up', email: address, role: 'owner' } as const
  await tools.store.transaction().execute(async (transaction) => {
    const minutes = INVITATION_DAYS * 24 * 60
    await openLink(transaction, tools, { ...link, created_by: null, minutes })
    const subject = `invitation:${link.id}`
    const summary = `Made a set-up link for ${address} as owner`
    await audit(
      transaction,
      { ...tools, actor: null },
      { action: 'accounts.invited', subject, summary },
    )
  })
  return linkPath(key)
}

async function makeOwner(
  transaction: StoreTransaction,
  tools: Tools,
  { id, name, role }: Person,
): ReturnType<Work> {
  await transaction.updateTable('user').set({ role: 'owner' }).where('id', '=', id).execute()
  const facts = [{ label: 'New role', value: roleNames.owner }, byServer]
  await notify(transaction, tools, id, { event: 'role-changed', facts })
  return { action: 'accounts.role-changed', summary: `Made ${name} owner, before ${role}` }
}

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>
type Work = (
  transaction: StoreTransaction,
  person: Person,
) => Promise<Pick<Change, 'action' | 'summary'>>

async function change(tools: Tools, email: string, work: Work) {
  await tools.store.transaction().execute(async (transaction) => {
    const person = await findPerson(transaction, accountAddress(email))
    if (!person) {
      throw new ConsoleRefusal(
        `Nobody has an account with ${email}. "npm run admin" lists everybody.`,
      )
    }
    const done = await work(transaction, person)
    const subject = userSubject(person.id)
    await audit(transaction, { ...tools, actor: null }, { ...done, subject })
  })
}

function findPerson(store: Tools['store'] | StoreTransaction, email: string) {
  return store
    .selectFrom('user')
    .select(['id', 'name', 'email', 'role'])
    .where('email', '=', email)
    .executeTakeFirst()
}
