import { z } from 'zod'
import { command } from '#server/platform/actions/action.ts'
import { audit } from '#server/platform/actions/audit.ts'
import { findWebhook, hostOf } from './find-webhook.ts'

/** Gone for good, with its secret; what waits for it fails with a sentence and stays readable in the mail. */
export const removeWebhook = command(
  'owner',
  z.object({ id: z.string().max(100) }),
  async (desk, { id }) => {
    const webhook = await findWebhook(desk.store, id)
    await desk.store.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('webhooks').where('id', '=', id).execute()
      const summary = `Removed the webhook to ${hostOf(webhook)}`
      await audit(transaction, desk, {
        action: 'webhook.removed',
        subject: `webhook:${id}`,
        summary,
      })
    })
    return { message: 'The webhook is removed.', value: null }
  },
)
