import type { Deps } from '#server/deps.ts'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { SentIssueRow } from '#server/platform/db/rows/issues.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { countDue } from './deliveries.ts'
import { subscribedBy } from './recipients.ts'

/** Emails added in one transaction, and due emails of an issue in the outbox at most: others must not wait long behind them. */
const BATCH = 250
const WAITING_MAX = 500

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
  { id, started_at }: SentIssueRow,
  from: Position,
): Promise<Position | null> {
  return deps.store.transaction().execute(async (transaction) => {
    const subscribers = await subscribedBy(transaction, started_at)
      .select(['id', 'email'])
      .where('id', '>', from.queued_to)
      .orderBy('id')
      .limit(BATCH)
      // An address that is being erased must not come back.
      .$if(!isSqlite(transaction), (query) => query.forShare())
      .execute()
    const isLast = subscribers.length < BATCH
    const position = {
      queued_to: subscribers.at(-1)?.id ?? from.queued_to,
      queued_at: isLast ? deps.clock().toISOString() : null,
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
    const entries = subscribers.map((subscriber) => ({
      ...{ channel: 'mail' as const, topic: 'issue', recipient: subscriber.email, payload: null },
      ...{ subjectId: subscriber.id, issueId: id, messageId: `issue.${id}.${subscriber.id}` },
    }))
    await enqueue(transaction, deps, entries)
    return position
  })
}
