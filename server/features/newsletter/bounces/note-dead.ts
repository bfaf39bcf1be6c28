import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailDeps } from '#server/platform/mail/email-template.ts'
import type { SentDeps } from '#server/platform/mail/mail-transport.ts'
import { noteReport } from './note-report.ts'

/** Sends no more issues to an address that the mail server refused for good. */
export async function noteDead(
  { store, clock, newId }: Pick<EmailDeps & SentDeps, 'store' | 'clock' | 'newId'>,
  { message_id }: OutboxRow,
  said: string,
) {
  const report = { messageId: `${message_id}@`, kind: 'permanent', isFinal: false } as const
  await store
    .transaction()
    .execute((transaction) =>
      noteReport(transaction, { ...report, reason: said, source: 'server', at: clock(), newId }),
    )
}
