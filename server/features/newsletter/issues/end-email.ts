import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { MessageEnd } from '#server/platform/outbox/delivery.ts'
import { markRecipient } from './mark-recipient.ts'
import { skipReason } from './skip-reason.ts'

/** Records what became of an email of an issue. Those of a stopped or paused issue go on waiting. */
export async function endIssueEmail(
  transaction: StoreTransaction,
  row: OutboxRow,
  { state, error, at }: MessageEnd,
) {
  const recipient = { issueId: row.issue_id ?? '', subscriberId: row.subject_id ?? '' }
  if (state !== 'obsolete')
    return markRecipient(transaction, recipient, { state, reason: error, at })
  const subscriber = await transaction
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('id', '=', recipient.subscriberId)
    .executeTakeFirst()
  const reason = await skipReason(transaction, subscriber, new Date(at))
  if (reason) await markRecipient(transaction, recipient, { state: 'skipped', reason, at })
}
