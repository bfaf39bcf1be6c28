import { z } from 'zod'
import { outboxChannels } from '#model/mail/outbox.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { openFailures } from './open-failures.ts'

const schema = z.object({ channel: z.enum(outboxChannels).nullable().catch(null) })

/**
 * Sends the failed messages that need attention again, for example after a wrong password or a long outage of the mail
 * server: no issues, and nothing of months ago.
 */
export const sendFailedAgain = mutation('editor', schema, async (context, { channel }) => {
  const time = context.clock()
  const now = time.toISOString()
  const count = await context.store.transaction().execute(async (transaction) => {
    const channels = channel ? [channel] : outboxChannels
    const [result] = await transaction
      .updateTable('outbox')
      .set({ state: 'waiting', due_at: now, finished_at: null, requeued_at: now })
      .where('channel', 'in', channels)
      .where(openFailures(time))
      .execute()
    const changed = Number(result?.numUpdatedRows ?? 0)
    if (changed === 0) fail(409, 'There are no failed messages to resend.')
    const summary = `Sent all failed messages again (${changed.toLocaleString('en-US')})`
    await audit(transaction, context, {
      action: 'mail.failed-sent-again',
      subject: 'outbox',
      summary,
    })
    return changed
  })
  const message =
    count === 1
      ? 'One message is being resent.'
      : `${count.toLocaleString('en-US')} messages are being resent.`
  return { message, value: null }
})
