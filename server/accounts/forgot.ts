import { z } from 'zod'
import { accountMessages, RESET_MINUTES } from '#model/accounts.ts'
import { entry } from '#server/back-office/verb.ts'
import { refuse } from '#server/http/problem.ts'
import { enqueue } from '#server/outbox/enqueue.ts'
import { addressField } from './account-fields.ts'
import { authSecret } from './auth-secret.ts'
import { mailedLinkKey, openLink } from './links.ts'

const forgotSchema = z.object({ email: addressField })

/**
 * Sends a link by which a forgotten password is replaced. The answer is the same for an unknown address, and so is the
 * work: its link and mail are written too, and taken back before the transaction ends.
 */
export const forgot = entry(forgotSchema, async (desk, { email }) => {
  await desk.limits.count('accountMail', desk.client)
  await desk.limits.count('accountMail', { address: email })
  if (!desk.sendsMail) refuse(503, noMail)
  const { store, newId } = desk
  const id = newId()
  const key = mailedLinkKey(await authSecret(store), id)
  await store.transaction().execute(async (transaction) => {
    const person = await transaction
      .selectFrom('user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    const link = { id, key, kind: 'reset', email, role: null, created_by: null } as const
    await openLink(transaction, desk, { ...link, minutes: RESET_MINUTES })
    const letter = { channel: 'mail', topic: 'password-reset', recipient: email } as const
    await enqueue(transaction, desk, [
      { ...letter, subjectId: id, payload: null, messageId: `reset.${id}` },
    ])
    const unknown = person ? 'none' : id
    await transaction.deleteFrom('account_links').where('id', '=', unknown).execute()
    await transaction.deleteFrom('outbox').where('message_id', '=', `reset.${unknown}`).execute()
  })
  return { message: accountMessages.resetSent, value: null }
})

const noMail =
  'This site sends no mail yet, so no link can reach you. Whoever runs the server can make one: npm run admin -- reset, followed by your address.'
