import { subscriberIdSchema } from '#model/subscriber-schemas.ts'
import { audit } from '#server/back-office/audit.ts'
import { command } from '#server/back-office/verb.ts'
import { refuse } from '#server/http/problem.ts'
import { addressMarks } from '#server/privacy/address-mark.ts'

/** Removes a subscriber and the mail about the subscription; a mark that nobody can read keeps lists from bringing it back. */
export const eraseSubscriber = command('editor', subscriberIdSchema, async (desk, { id }) => {
  await desk.store.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('newsletter_subscribers')
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirst()
    if (!row) refuse(409, 'This address was erased already.')
    await transaction.deleteFrom('outbox').where('subject_id', '=', id).execute()
    const markOf = addressMarks(desk.secrets)
    await audit(transaction, desk, {
      action: 'subscriber.erased',
      subject: markOf(row.email),
      summary: 'Erased a newsletter subscriber and the mail about the subscription',
    })
  })
  return { message: 'Erased. No list can bring this address back.', value: null }
})
