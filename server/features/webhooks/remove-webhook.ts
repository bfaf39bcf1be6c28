import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { findWebhook, hostOf } from './find-webhook.ts'

/** Deletes a webhook with its secret. Waiting deliveries fail and stay in the outbox. */
export const removeWebhook = mutation(
  'owner',
  z.object({ id: z.string().max(100) }),
  async (context, { id }) => {
    const webhook = await findWebhook(context.store, id)
    await context.store.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('webhooks').where('id', '=', id).execute()
      const summary = `Deleted the webhook to ${hostOf(webhook)}`
      await audit(transaction, context, {
        action: 'webhooks.removed',
        subject: `webhook:${id}`,
        summary,
      })
    })
    return { message: 'The webhook was deleted.', value: null }
  },
)
