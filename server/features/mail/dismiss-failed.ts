import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { openFailures } from './open-failures.ts'

const schema = z.object({ id: z.string().max(100).optional() })

/** Takes failed messages, or the one with an id, off the overview. They stay in the log and can still be sent again. */
export const dismissFailed = mutation('editor', schema, async (context, { id }) => {
  const now = context.clock()
  await context.store.transaction().execute(async (transaction) => {
    const failures = transaction
      .updateTable('outbox')
      .set({ dismissed_at: now.toISOString() })
      .where(openFailures(now))
    const chosen = id === undefined ? failures : failures.where('id', '=', id)
    const { numUpdatedRows } = await chosen.executeTakeFirst()
    if (numUpdatedRows === 0n) fail(409, 'There is no failed message to dismiss.')
    await audit(transaction, context, {
      action: 'mail.failed-dismissed',
      subject: id === undefined ? 'outbox' : `outbox:${id}`,
      summary: `Dismissed failed messages (${Number(numUpdatedRows).toLocaleString('en-US')})`,
    })
  })
  return { message: 'Dismissed.', value: null }
})
