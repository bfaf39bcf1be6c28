import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { encrypt } from '#server/platform/installation/encrypt.ts'
import { findWebhook, hostOf } from './find-webhook.ts'
import { newWebhookSecret } from './signature.ts'

/** Replaces the secret and returns the new one, which is never shown again. The old one stops working at once. */
export const renewSecret = mutation(
  'owner',
  z.object({ id: z.string().max(100) }),
  async (context, { id }) => {
    const webhook = await findWebhook(context.store, id)
    const secret = newWebhookSecret()
    await context.store.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('webhooks')
        .set({ secret: encrypt(context.secrets.webhookSecrets, secret) })
        .where('id', '=', id)
        .execute()
      const summary = `Rotated the secret of the webhook to ${hostOf(webhook)}`
      const action = 'webhooks.secret-renewed'
      await audit(transaction, context, { action, subject: `webhook:${id}`, summary })
    })
    return { message: 'The secret was rotated.', value: { id, secret } }
  },
)
