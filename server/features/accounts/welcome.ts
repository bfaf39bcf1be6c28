import { z } from 'zod'
import { accountMessages, type Role } from '#model/accounts/accounts.ts'
import { publicAction, type ResultOf } from '#server/actions/action.ts'
import type { PublicAdminContext } from '#server/actions/admin-context.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { AccountLinkRow } from '#server/platform/db/rows/accounts.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { validate } from '#server/platform/http/validate.ts'
import { addressField, newPasswordField, personNameField } from './account-fields.ts'
import { createAccount } from './create-account.ts'
import { setPassword } from './end-sessions.ts'
import { closeLinks, consumeLink, findLink } from './links.ts'
import { notify } from './notify.ts'
import { deviceFacts, userSubject } from './record.ts'
import { openSession } from './sign-in.ts'
import { rejectWeakPassword } from './weak-password.ts'

const keySchema = z.object({ key: z.string().max(100).catch('') })
const resetSchema = z.object({ password: newPasswordField })
const invitedSchema = resetSchema.extend({ name: personNameField })
const firstSchema = invitedSchema.extend({ email: addressField })

type Given = { password: string; name: string; email: string }

/** Reads the purpose of a link, so that the page can show the matching fields. Changes nothing. */
export const readLink = publicAction(keySchema, async (context, { key }) => {
  await context.limits.count('reads', context.client)
  const { kind, email, role } = await findLinkOrFail(context, key)
  return { message: '', value: { kind, email, role } }
})

/** `email` is empty for the first account. */
export type AccountLink = ResultOf<typeof readLink>

/** Uses a link: a new person chooses name and password and is signed in; an existing one sets a new password. */
export const welcome = publicAction(keySchema.loose(), async (context, { key, ...typed }) => {
  await context.limits.count('reads', context.client)
  const link = await findLinkOrFail(context, key)
  const given: Given = { name: '', email: link.email, ...validate(schemaOf(link), typed) }
  await rejectWeakPassword(context, given.password, given.email)
  const passwordHash = await context.hashPassword(given.password)
  await context.store.transaction().execute(async (transaction) => {
    if (!(await consumeLink(transaction, link.id, context.clock()))) rejectLink()
    if (link.kind === 'reset') await resetPassword(transaction, context, link, passwordHash)
    else await join(transaction, context, link, { ...given, passwordHash })
  })
  if (link.kind === 'reset') {
    return { message: 'Your new password is set. Sign in with it.', value: { isIn: false } }
  }
  await openSession(context, given.email, given.password)
  return { message: `Welcome, ${given.name}.`, value: { isIn: true } }
})

async function findLinkOrFail({ store, clock }: PublicAdminContext, key: string) {
  const link = await findLink(store, key, clock())
  return link ?? rejectLink()
}

/** The link for the first account has no address, so the form asks for it. */
function schemaOf({ kind, email }: AccountLinkRow) {
  if (kind === 'reset') return resetSchema
  return email === '' ? firstSchema : invitedSchema
}

/** Does not sign in, because a second factor may be required. */
async function resetPassword(
  transaction: StoreTransaction,
  context: PublicAdminContext,
  { email }: AccountLinkRow,
  passwordHash: string,
) {
  const person = await transaction
    .selectFrom('user')
    .select(['id', 'name'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!person) rejectLink()
  await setPassword(transaction, person.id, passwordHash, context.clock())
  const facts = deviceFacts(context)
  await notify(transaction, context, person.id, { event: 'password-changed', facts })
  const { clock, newId } = context
  await audit(
    transaction,
    { clock, newId, actor: person },
    {
      action: 'accounts.password-reset',
      subject: userSubject(person.id),
      summary: 'Set a new password with a link; all sessions ended',
    },
  )
}

async function join(
  transaction: StoreTransaction,
  { clock, newId }: PublicAdminContext,
  { kind, role, email }: AccountLinkRow,
  given: Given & { passwordHash: string },
) {
  if (email === '') await rejectIfAccountExists(transaction)
  const { name, passwordHash } = given
  const account = { name, email: given.email, passwordHash, role: role as Role }
  const person = await createAccount(transaction, { clock, newId }, account)
  if (!person) fail(409, 'An account with this address already exists. Sign in with it.')
  await closeLinks(transaction, { email: given.email })
  const how = kind === 'invitation' ? 'Accepted an invitation' : 'Set up an account'
  await audit(
    transaction,
    { clock, newId, actor: person },
    {
      action: 'accounts.joined',
      subject: userSubject(person.id),
      summary: `${how} as ${role}`,
    },
  )
}

async function rejectIfAccountExists(transaction: StoreTransaction) {
  const account = await transaction.selectFrom('user').select('id').limit(1).executeTakeFirst()
  if (account) rejectLink()
}

function rejectLink(): never {
  fail(410, accountMessages.linkGone)
}
