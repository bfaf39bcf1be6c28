import { WEBHOOKS_MAX } from '#model/webhooks/webhook.ts'
import { webhookSchema } from '#model/webhooks/webhook-schemas.ts'
import { mutation } from '#server/platform/actions/action.ts'
import { audit } from '#server/platform/actions/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { checkAddress } from './check-address.ts'
import { hostOf } from './find-webhook.ts'
import { newWebhookSecret } from './signature.ts'

/** A new webhook, switched on. Its secret is told now and never again. */
export const addWebhook = mutation('owner', webhookSchema, async (context, { url, events }) => {
  const { store, clock, newId, config } = context
  await checkAddress(url, config.webhookPrivateHosts)
  const id = newId()
  const secret = newWebhookSecret()
  await store.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom('webhooks').select('id').execute()
    if (known.length >= WEBHOOKS_MAX) {
      fail(409, `There are ${WEBHOOKS_MAX} webhooks already. Remove one that is not used any more.`)
    }
    const values = { id, url, secret, events: JSON.stringify(events), active: 1 as const }
    await transaction
      .insertInto('webhooks')
      .values({ ...values, created_at: clock().toISOString() })
      .execute()
    const summary = `Added a webhook to ${hostOf({ url })}`
    await audit(transaction, context, {
      action: 'webhooks.added',
      subject: `webhook:${id}`,
      summary,
    })
  })
  return { message: 'The webhook was added and turned on.', value: { id, secret } }
})
