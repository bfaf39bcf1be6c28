import { subscriberIdSchema } from '#model/newsletter/subscriber-schemas.ts'
import { mutation } from '#server/actions/action.ts'
import { eachRow } from '#server/actions/each-row.ts'
import { keepHash } from '#server/features/newsletter/bounces/suppress.ts'
import { eraseRecipient } from '#server/features/newsletter/issues/mark-recipient.ts'
import { addressHasher } from '#server/features/privacy/erased-address-hash.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { subscriberRows } from './subscriber-rows.ts'

const eraseOne = mutation('editor', subscriberIdSchema, async (context, { id }) => {
  await context.store.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('newsletter_subscribers')
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirst()
    if (!row) fail(409, 'This address has already been erased.')
    await keepHash(transaction, context.secrets, row.email)
    await eraseRecipient(transaction, id, context.clock().toISOString())
    await transaction.deleteFrom('outbox').where('subject_id', '=', id).execute()
    const hashOf = addressHasher(context.secrets)
    await audit(transaction, context, {
      action: 'newsletter.erased',
      subject: hashOf(row.email),
      summary: 'Erased a newsletter subscriber and the emails about the subscription',
    })
  })
  return { message: 'Erased. Imports can’t add this address again.', value: null }
})

/** Erases subscribers and the emails about the subscription. A hash stays, so that imports cannot add the address again. */
export const eraseSubscriber = eachRow(eraseOne, { ...subscriberRows, done: 'erased' })
