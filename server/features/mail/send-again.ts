import { z } from 'zod'
import { mailTopicName } from '#model/mail/outbox.ts'
import { mutation } from '#server/actions/action.ts'
import { waitAgain } from '#server/features/newsletter/issues/mark-recipient.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findMessage } from './find-message.ts'
import { renderMessage } from './render-message.ts'

/**
 * Sends a failed, sent or waiting message now, under the same Message-ID. A sent one arrives a second time, so the
 * screen asks first.
 */
export const sendAgain = mutation(
  'editor',
  z.object({ id: z.string().max(100) }),
  async (context, { id }) => {
    const { store, clock, mail } = context
    const row = await findMessage(store, id)
    const now = clock().toISOString()
    const isNew = row.state !== 'waiting'
    // The worker would delete a message that can no longer be rendered.
    const next: OutboxRow = { ...row, state: 'waiting' }
    if (!(await renderMessage(context, next, clock()))) fail(409, cannotBeSent(row))
    await store.transaction().execute(async (transaction) => {
      await waitAgain(transaction, row)
      const { numUpdatedRows } = await transaction
        .updateTable('outbox')
        .set({
          state: 'waiting',
          due_at: now,
          finished_at: null,
          dismissed_at: null,
          ...(isNew && { requeued_at: now }),
        })
        .where('id', '=', id)
        .where('state', '=', row.state)
        .where('state', 'in', ['sent', 'failed', 'waiting'])
        .execute()
        .then(([result]) => result ?? { numUpdatedRows: 0n })
      if (numUpdatedRows === 0n) fail(409, messages[row.state] ?? messages.sending)
      // Without the recipient, because audit rows are kept when personal data is erased.
      const summary = `Sent ${isNew ? 'again' : 'now'}: ${mailTopicName(row.topic)}`
      await audit(transaction, context, {
        action: 'mail.sent-again',
        subject: `outbox:${id}`,
        summary,
      })
    })
    const isPaused = row.channel === 'mail' && !mail.mailer
    const message = isPaused
      ? 'On hold. It will be sent once SMTP_URL is set.'
      : 'Sending. This page will show the result in a moment.'
    return { message, value: null }
  },
)

function cannotBeSent({ issue_id }: OutboxRow) {
  return issue_id === null
    ? 'Not sent: its data was erased or changed.'
    : 'Not sent: the issue was stopped, or its reader has unsubscribed.'
}

const messages: Partial<Record<string, string>> & { sending: string } = {
  sending: 'Already being sent. Check again in a minute.',
  paused: 'On hold until a mail server is set up. It will then be sent automatically.',
}
