import { z } from 'zod'
import { webhookTestEvent } from '#model/webhooks/webhook.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { findWebhook, hostOf } from './find-webhook.ts'

/** Queues a delivery of the event "ping", even to a webhook that is off. */
export const sendTest = mutation(
  'owner',
  z.object({ id: z.string().max(100) }),
  async (context, { id }) => {
    const webhook = await findWebhook(context.store, id)
    await context.store.transaction().execute(async (transaction) => {
      const entry = {
        channel: 'webhook' as const,
        topic: webhookTestEvent,
        recipient: webhook.url,
        subjectId: null,
        payload: { webhook: id },
        messageId: `${webhookTestEvent}.${context.newId()}`,
      }
      await enqueue(transaction, context, [entry])
      const summary = `Sent a test to the webhook at ${hostOf(webhook)}`
      await audit(transaction, context, {
        action: 'webhooks.tested',
        subject: `webhook:${id}`,
        summary,
      })
    })
    return { message: 'A test is being sent. The deliveries below show the result.', value: null }
  },
)
