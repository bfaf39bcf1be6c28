import { suppressedKeySchema } from '#model/newsletter/suppressed-schemas.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { eachRow } from '#server/actions/each-row.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'

const liftOne = mutation('editor', suppressedKeySchema, async (context, { address }) => {
  const name = await context.store.transaction().execute(async (transaction) => {
    const lifted = await transaction
      .deleteFrom('suppressed_addresses')
      .where('email_lower', '=', address)
      .returning('email')
      .executeTakeFirst()
    if (!lifted) fail(409, 'This address is not suppressed any more.')
    const of = lifted.email || 'the address of an erased person'
    await audit(transaction, context, {
      action: 'newsletter.suppression-lifted',
      subject: 'suppressed-addresses',
      summary: `Lifted the suppression of ${of}`,
    })
    return lifted.email || 'The address'
  })
  return { message: `${name} gets issues again, if it is subscribed.`, value: null }
})

/** Sends addresses issues again. One that comes back once more is suppressed once more. */
export const liftSuppressed = eachRow(liftOne, {
  ...{ field: 'address', nouns: ['address', 'addresses'], done: 'lifted' },
  async titleOf({ store }: AdminContext, { address }) {
    const row = await store
      .selectFrom('suppressed_addresses')
      .select('email')
      .where('email_lower', '=', address)
      .executeTakeFirst()
    return row?.email
  },
})
