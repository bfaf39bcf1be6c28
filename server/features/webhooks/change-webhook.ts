import { z } from 'zod'
import { webhookSchema } from '#model/webhooks/webhook-schemas.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { checkUrl } from './check-url.ts'
import { findWebhook, hostOf } from './find-webhook.ts'

const schema = webhookSchema.extend({ id: z.string().max(100) })

/** Changes the URL and the events. Deliveries that are waiting go to the new URL. */
export const changeWebhook = mutation('owner', schema, async (context, { id, url, events }) => {
  const { store, config } = context
  await findWebhook(store, id)
  await checkUrl(url, config.webhookPrivateHosts)
  await store.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('webhooks')
      .set({ url, events: JSON.stringify(events) })
      .where('id', '=', id)
      .execute()
    const summary = `Changed the webhook to ${hostOf({ url })}`
    await audit(transaction, context, {
      action: 'webhooks.changed',
      subject: `webhook:${id}`,
      summary,
    })
  })
  return { message: 'The webhook was saved.', value: null }
})
