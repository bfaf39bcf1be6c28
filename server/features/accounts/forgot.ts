import { z } from 'zod'
import { accountMessages, RESET_MINUTES } from '#model/accounts/accounts.ts'
import { publicAction } from '#server/actions/action.ts'
import type { PublicAdminContext } from '#server/actions/admin-context.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { addressField } from './account-fields.ts'
import { mailedLinkKey, openLink } from './links.ts'

const forgotSchema = z.object({ email: addressField })

const MINUTE = 60_000
/** Mails that one address gets at once; then one each `MAIL_GAP`, so that a link in hand is always good for long. */
const MAILS_AT_ONCE = 3
const MAIL_GAP = 20 * MINUTE

/**
 * Sends a link by which a forgotten password is replaced; earlier links stay good. The answer is the same for an
 * unknown address and for one that was sent enough, and so is the work: link and mail are written too, and taken back
 * before the transaction ends.
 */
export const forgot = publicAction(forgotSchema, async (context, { email }) => {
  await context.limits.count('accountMail', context.client)
  if (!context.sendsMail) fail(503, noMail)
  const { store, newId } = context
  const id = newId()
  const key = mailedLinkKey(context.secrets, id)
  await store.transaction().execute(async (transaction) => {
    const isWanted = await mayBeMailed(transaction, context, email)
    const link = { id, key, kind: 'reset', email, role: null, created_by: null } as const
    await openLink(transaction, context, { ...link, minutes: RESET_MINUTES })
    const letter = { channel: 'mail', topic: 'password-reset', recipient: email } as const
    await enqueue(transaction, context, [
      { ...letter, subjectId: id, payload: null, messageId: `reset.${id}` },
    ])
    const unwanted = isWanted ? 'none' : id
    await transaction.deleteFrom('account_links').where('id', '=', unwanted).execute()
    await transaction.deleteFrom('outbox').where('message_id', '=', `reset.${unwanted}`).execute()
  })
  return { message: accountMessages.resetSent, value: null }
})

/** Somebody has an account with this address, and not been sent enough links that still work. */
async function mayBeMailed(
  transaction: StoreTransaction,
  { clock }: PublicAdminContext,
  email: string,
) {
  const person = await transaction
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  const pending = await transaction
    .selectFrom('account_links')
    .select('created_at')
    .where('kind', '=', 'reset')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock().toISOString())
    .orderBy('created_at', 'desc')
    .limit(MAILS_AT_ONCE)
    .execute()
  const [newest] = pending
  const isLongAgo = !newest || Date.parse(newest.created_at) <= clock().getTime() - MAIL_GAP
  return Boolean(person) && (pending.length < MAILS_AT_ONCE || isLongAgo)
}

const noMail =
  'No mail server is set up yet, so we can’t send you a link. Whoever runs the server can create one: npm run admin -- reset, followed by your address.'
