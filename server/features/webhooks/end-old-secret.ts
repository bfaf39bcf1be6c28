import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findWebhook, hostOf } from './find-webhook.ts'

/** Signs with the old secret no more, before its day is over: the receiver has the new one, or somebody else the old. */
export const endOldSecret = mutation(
  'owner',
  z.object({ id: z.string().max(100) }),
  async (context, { id }) => {
    const webhook = await findWebhook(context.store, id)
    await context.store.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('webhooks')
        .set({ old_secret: null, old_secret_until: null })
        .where('id', '=', id)
        .where('old_secret', 'is not', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) fail(409, 'The old secret has ended already.')
      await audit(transaction, context, {
        action: 'webhooks.old-secret-ended',
        subject: `webhook:${id}`,
        summary: `Ended the old secret of the webhook to ${hostOf(webhook)}`,
      })
    })
    return { message: 'Deliveries are signed with the new secret only.', value: null }
  },
)
