import { WEBHOOKS_MAX } from '#model/webhooks/webhook.ts'
import { webhookSchema } from '#model/webhooks/webhook-schemas.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { encrypt } from '#server/platform/installation/encrypt.ts'
import { checkUrl } from './check-url.ts'
import { hostOf } from './find-webhook.ts'
import { newWebhookSecret } from './signature.ts'

/** Adds an active webhook. Returns its secret, which is never shown again. */
export const addWebhook = mutation('owner', webhookSchema, async (context, { url, events }) => {
  const { store, clock, newId, config } = context
  await checkUrl(url, config.webhookPrivateHosts)
  const id = newId()
  const secret = newWebhookSecret()
  await store.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom('webhooks').select('id').execute()
    if (known.length >= WEBHOOKS_MAX) {
      fail(409, `There are already ${WEBHOOKS_MAX} webhooks. Delete one that is no longer used.`)
    }
    const values = {
      id,
      url,
      secret: encrypt(context.secrets.webhookSecrets, secret),
      events: JSON.stringify(events),
      active: 1 as const,
      old_secret: null,
      old_secret_until: null,
    }
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
