import { z } from 'zod'
import { mailTopicName } from '#model/mail/outbox.ts'
import { mutation } from '#server/platform/actions/action.ts'
import { audit } from '#server/platform/actions/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findMessage } from './find-message.ts'
import { writeMessage } from './write-message.ts'

/**
 * One more try, now, under the same Message-ID: of a message that failed, was sent, or waits for its next try. One
 * that was sent arrives a second time, so the screen asks first.
 */
export const sendAgain = mutation(
  'editor',
  z.object({ id: z.string().max(100) }),
  async (context, { id }) => {
    const { store, clock, mail } = context
    const row = await findMessage(store, id)
    const now = clock().toISOString()
    const isSent = row.state === 'sent'
    const isNew = row.state !== 'waiting'
    // The worker takes out of the list what has nothing left to say, and this one has been sent.
    if (isSent && !(await writeMessage(context, row, clock()))) fail(409, refusals.sent)
    await store.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('outbox')
        .set({
          state: 'waiting',
          due_at: now,
          finished_at: null,
          ...(isNew && { requeued_at: now }),
        })
        .where('id', '=', id)
        .where('state', '=', row.state)
        .where('state', 'in', ['sent', 'failed', 'waiting'])
        .execute()
        .then(([done]) => done ?? { numUpdatedRows: 0n })
      if (numUpdatedRows === 0n) fail(409, refusals[row.state] ?? refusals.sending)
      // Without the recipient: the log outlives what a person may ask us to erase.
      const summary = `Sent ${isNew ? 'again' : 'now'}: ${mailTopicName(row.topic)}`
      await audit(transaction, context, {
        action: 'mail.sent-again',
        subject: `outbox:${id}`,
        summary,
      })
    })
    const isHeld = row.channel === 'mail' && !mail.mailer
    const message = isHeld
      ? 'On hold. It will be sent once SMTP_URL is set.'
      : 'Sending. This page will show the result in a moment.'
    return { message, value: null }
  },
)

const refusals: Partial<Record<string, string>> & { sending: string; sent: string } = {
  sent: 'Not sent: its data was erased or changed.',
  sending: 'Already being sent. Check again in a minute.',
  paused: 'On hold until a mail server is set up. It will then be sent automatically.',
}
