import { subscriberIdSchema } from '#model/newsletter/subscriber-schemas.ts'
import { mutation } from '#server/platform/actions/action.ts'
import { audit } from '#server/platform/actions/audit.ts'
import { fail } from '#server/platform/http/problem.ts'

/** Ends a subscription for somebody who asked us to; the address stays, so that no list brings it back. */
export const unsubscribeSubscriber = mutation(
  'editor',
  subscriberIdSchema,
  async (context, { id }) => {
    await context.store.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('newsletter_subscribers')
        .set({ state: 'unsubscribed', nonce: null, unsubscribed_at: context.clock().toISOString() })
        .where('id', '=', id)
        .where('state', '!=', 'unsubscribed')
        .executeTakeFirst()
      if (numUpdatedRows === 0n) fail(409, 'This address has unsubscribed already, or was erased.')
      await audit(transaction, context, {
        action: 'newsletter.unsubscribed',
        subject: `subscriber:${id}`,
        summary: 'Unsubscribed somebody from the newsletter by hand',
      })
    })
    return { message: 'Unsubscribed. This address gets no more emails.', value: null }
  },
)
