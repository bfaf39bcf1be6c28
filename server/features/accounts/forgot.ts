import { z } from 'zod'
import { accountMessages, RESET_MINUTES } from '#model/accounts/accounts.ts'
import { publicAction } from '#server/actions/action.ts'
import type { PublicAdminContext } from '#server/actions/admin-context.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { addressField } from './account-fields.ts'
import { mailedLinkKey, openLink, validLinks } from './links.ts'

const forgotSchema = z.object({ email: addressField })

const MINUTE = 60_000
/** Valid unused links per address; beyond that, one email per `EMAIL_INTERVAL`. */
const MAX_UNUSED_LINKS = 3
const EMAIL_INTERVAL = 20 * MINUTE

/**
 * Sends a link to replace a forgotten password; earlier links stay valid. The response is the same for unknown
 * addresses and for those over the limit, and so is the work: link and email are written and deleted again in the same
 * transaction.
 */
export const forgot = publicAction(forgotSchema, async (context, { email }) => {
  await context.limits.count('accountMail', context.client)
  if (!context.sendsMail) fail(503, noMail)
  const { store, newId } = context
  const id = newId()
  const key = mailedLinkKey(context.secrets, id)
  await store.transaction().execute(async (transaction) => {
    const isAllowed = await canSendLink(transaction, context, email)
    const link = { id, key, kind: 'reset', email, role: null, created_by: null } as const
    await openLink(transaction, context, { ...link, minutes: RESET_MINUTES })
    const message = { channel: 'mail', topic: 'password-reset', recipient: email } as const
    await enqueue(transaction, context, [
      { ...message, subjectId: id, payload: null, messageId: `reset.${id}` },
    ])
    const discarded = isAllowed ? 'none' : id
    await transaction.deleteFrom('account_links').where('id', '=', discarded).execute()
    await transaction.deleteFrom('outbox').where('message_id', '=', `reset.${discarded}`).execute()
  })
  return { message: accountMessages.resetSent, value: null }
})

/** True if the address has an account and has not been sent too many links that are still valid. */
async function canSendLink(
  transaction: StoreTransaction,
  { clock }: PublicAdminContext,
  email: string,
) {
  const person = await transaction
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  const pending = await validLinks(transaction, clock())
    .select('created_at')
    .where('kind', '=', 'reset')
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .limit(MAX_UNUSED_LINKS)
    .execute()
  const [newest] = pending
  const isLongAgo = !newest || Date.parse(newest.created_at) <= clock().getTime() - EMAIL_INTERVAL
  return Boolean(person) && (pending.length < MAX_UNUSED_LINKS || isLongAgo)
}

const noMail =
  'No mail server is set up yet, so we can’t send you a link. The operator of the server can create one: npm run admin -- reset, followed by your address.'
