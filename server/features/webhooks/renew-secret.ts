import { z } from 'zod'
import { SECRET_OVERLAP_HOURS } from '#model/webhooks/webhook.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { encrypt } from '#server/platform/installation/encrypt.ts'
import { findWebhook, hostOf } from './find-webhook.ts'
import { newWebhookSecret } from './signature.ts'

/** Milliseconds. */
const OVERLAP = SECRET_OVERLAP_HOURS * 3_600_000

/** Replaces the secret and returns the new one, which is never shown again. The old one signs as well for a day. */
export const renewSecret = mutation(
  'owner',
  z.object({ id: z.string().max(100) }),
  async (context, { id }) => {
    const webhook = await findWebhook(context.store, id)
    const secret = newWebhookSecret()
    await context.store.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('webhooks')
        .set({
          secret: encrypt(context.secrets.webhookSecrets, secret),
          old_secret: webhook.secret,
          old_secret_until: new Date(context.clock().getTime() + OVERLAP).toISOString(),
        })
        .where('id', '=', id)
        .execute()
      const summary = `Rotated the secret of the webhook to ${hostOf(webhook)}`
      const action = 'webhooks.secret-renewed'
      await audit(transaction, context, { action, subject: `webhook:${id}`, summary })
    })
    const message = `The secret was rotated. The old one works for ${SECRET_OVERLAP_HOURS} more hours.`
    return { message, value: { id, secret } }
  },
)
