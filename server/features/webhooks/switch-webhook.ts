import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { findWebhook, hostOf } from './find-webhook.ts'

const schema = z.object({ id: z.string().max(100), to: z.enum(['on', 'off']) })

/** Turns a webhook on or off. When off it gets no new events; waiting deliveries are still sent. */
export const switchWebhook = mutation('owner', schema, async (context, { id, to }) => {
  const webhook = await findWebhook(context.store, id)
  await context.store.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('webhooks')
      .set({ active: to === 'on' ? 1 : 0 })
      .where('id', '=', id)
      .execute()
    const summary = `Turned ${to} the webhook to ${hostOf(webhook)}`
    const action = `webhooks.switched-${to}` as const
    await audit(transaction, context, { action, subject: `webhook:${id}`, summary })
  })
  const message =
    to === 'on'
      ? 'The webhook is on. It will receive all new events.'
      : 'The webhook is off. It will receive no new events.'
  return { message, value: null }
})
