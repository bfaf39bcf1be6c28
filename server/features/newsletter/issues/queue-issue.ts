import { emailSchema } from '#model/email.ts'
import type { Deps } from '#server/deps.ts'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { SentIssueRow } from '#server/platform/db/rows/issues.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { countDue } from './deliveries.ts'
import { issueMessageId, markRecipient } from './mark-recipient.ts'

/** Emails added in one transaction, and due emails of an issue in the outbox at most: others must not wait long behind them. */
const BATCH = 500
const WAITING_MAX = 2_000

type QueueDeps = Pick<Deps, 'store' | 'clock' | 'newId'>

/**
 * Adds emails to the outbox until enough wait there, or everybody has one, which is true then. Several servers may do this
 * at once.
 */
export async function queueIssue(deps: QueueDeps, issue: SentIssueRow) {
  let position: Position | null = issue
  while (position && position.queued_at === null) {
    if ((await countDue(deps, issue.id)) > WAITING_MAX - BATCH) return false
    position = await queueBatch(deps, issue, position)
  }
  return position !== null
}

type Position = Pick<SentIssueRow, 'queued_to' | 'queued_at'>

/** The new position, or null if another server was faster or the issue was stopped. */
async function queueBatch(
  deps: QueueDeps,
  { id }: SentIssueRow,
  from: Position,
): Promise<Position | null> {
  return deps.store.transaction().execute(async (transaction) => {
    const recipients = await transaction
      .selectFrom('newsletter_recipients')
      .select(['subscriber_id', 'email'])
      .where('issue_id', '=', id)
      .where('state', '=', 'waiting')
      .where('subscriber_id', '>', from.queued_to)
      .orderBy('subscriber_id')
      .limit(BATCH)
      // An address that is being erased must not come back.
      .$if(!isSqlite(transaction), (query) => query.forUpdate())
      .execute()
    const at = deps.clock().toISOString()
    const position = {
      queued_to: recipients.at(-1)?.subscriber_id ?? from.queued_to,
      queued_at: recipients.length < BATCH ? at : null,
    }
    const { numUpdatedRows } = await transaction
      .updateTable('newsletter_issues')
      .set(position)
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .where('queued_to', '=', from.queued_to)
      .where('queued_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return null
    const entries = []
    for (const { subscriber_id: subscriberId, email } of recipients) {
      const recipient = { issueId: id, subscriberId }
      if (emailSchema.safeParse(email).success) {
        const messageId = issueMessageId(recipient)
        const of = { channel: 'mail' as const, topic: 'issue', recipient: email, payload: null }
        entries.push({ ...of, subjectId: subscriberId, issueId: id, messageId })
      } else {
        await markRecipient(transaction, recipient, { state: 'failed', reason: 'malformed', at })
      }
    }
    await enqueue(transaction, deps, entries)
    return position
  })
}
