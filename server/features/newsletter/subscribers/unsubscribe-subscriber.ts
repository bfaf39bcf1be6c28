import { subscriberIdSchema } from '#model/newsletter/subscriber-schemas.ts'
import { mutation } from '#server/actions/action.ts'
import { eachRow } from '#server/actions/each-row.ts'
import { noDetails, removeClicks } from '#server/features/newsletter/details.ts'
import { enqueueEvent } from '#server/features/webhooks/enqueue-event.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { subscriberRows } from './subscriber-rows.ts'

const unsubscribeOne = mutation('editor', subscriberIdSchema, async (context, { id }) => {
  await context.store.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('newsletter_subscribers')
      .set({
        state: 'unsubscribed',
        nonce: null,
        unsubscribed_at: context.clock().toISOString(),
        import_id: null,
        ...noDetails,
      })
      .where('id', '=', id)
      .where('state', '!=', 'unsubscribed')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) fail(409, 'This address has already been unsubscribed or erased.')
    await removeClicks(transaction, id)
    await enqueueEvent(transaction, context, 'subscription.ended', id, context.newId())
    await audit(transaction, context, {
      action: 'newsletter.unsubscribed',
      subject: `subscriber:${id}`,
      summary: 'Unsubscribed a newsletter subscriber',
    })
  })
  return { message: 'Unsubscribed. This address gets no more emails.', value: null }
})

/** Unsubscribes addresses on request. The rows stay, so that imports cannot add them again. */
export const unsubscribeSubscriber = eachRow(unsubscribeOne, {
  ...subscriberRows,
  done: 'unsubscribed',
})
