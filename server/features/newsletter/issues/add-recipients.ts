import { issueValues } from '#model/newsletter/issue-document.ts'
import type { Segment } from '#model/newsletter/segment.ts'
import type { Deps } from '#server/deps.ts'
import { parseBody } from '#server/features/content/published.ts'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { SentIssueRow } from '#server/platform/db/rows/issues.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { recipientsOf } from './recipients.ts'

/** Recipients listed in one transaction, which keeps other writers waiting. */
const BATCH = 2_000

/**
 * Lists everybody who gets an issue, as of the moment when it started; true once all are listed. Several servers may do
 * this at once.
 */
export async function addRecipients(deps: Pick<Deps, 'store' | 'clock'>, issue: SentIssueRow) {
  if (issue.listed_at !== null) return true
  const segment = await segmentOf(deps.store, issue.revision_id)
  let position: Position | null = issue
  while (position && position.listed_at === null) {
    const from: Position = position
    position = await deps.store
      .transaction()
      .execute((transaction) => addBatch(transaction, deps, issue, segment, from))
  }
  return position !== null
}

/**
 * Lists the first, in the transaction that starts the issue: whoever unsubscribes a moment later is in the account. More would
 * keep others waiting.
 */
export async function addFirstRecipients(
  transaction: StoreTransaction,
  deps: Pick<Deps, 'clock'>,
  issue: Pick<SentIssueRow, 'id' | 'started_at' | 'revision_id'>,
) {
  const segment = await segmentOf(transaction, issue.revision_id)
  await addBatch(transaction, deps, issue, segment, { listed_to: '', listed_at: null })
}

async function segmentOf(store: Store | StoreTransaction, revision: string) {
  const { body } = await store
    .selectFrom('content_revisions')
    .select('body')
    .where('id', '=', revision)
    .executeTakeFirstOrThrow()
  return issueValues(parseBody(body)).segment
}

type Position = Pick<SentIssueRow, 'listed_to' | 'listed_at'>

/** The new position, or null if another server was faster or the issue was stopped. */
async function addBatch(
  transaction: StoreTransaction,
  { clock }: Pick<Deps, 'clock'>,
  { id, started_at }: Pick<SentIssueRow, 'id' | 'started_at'>,
  segment: Segment,
  from: Position,
): Promise<Position | null> {
  const moved = await transaction
    .updateTable('newsletter_issues')
    .set({ listed_to: from.listed_to })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('listed_to', '=', from.listed_to)
    .where('listed_at', 'is', null)
    .executeTakeFirst()
  if (moved.numUpdatedRows === 0n) return null
  const subscribers = recipientsOf(transaction, segment, started_at)
    .select(['id', 'email'])
    .where('id', '>', from.listed_to)
    .orderBy('id')
    .limit(BATCH)
    // An address that is being erased must not come back.
    .$if(!isSqlite(transaction), (query) => query.forShare())
  const { numInsertedOrUpdatedRows: added = 0n } = await transaction
    .insertInto('newsletter_recipients')
    .columns(['issue_id', 'subscriber_id', 'email', 'state'])
    .expression(({ selectFrom, val }) =>
      selectFrom(subscribers.as('subscriber')).select((row) => [
        val(id).as('issue_id'),
        'subscriber.id',
        'subscriber.email',
        row.cast<'waiting'>(row.val('waiting'), 'text').as('state'),
      ]),
    )
    .executeTakeFirst()
  const listed = await transaction
    .selectFrom('newsletter_recipients')
    .select(({ fn }) => fn.max('subscriber_id').as('last'))
    .$if(Number(added) < BATCH, (query) => query.select(({ fn }) => fn.countAll().as('count')))
    .where('issue_id', '=', id)
    .executeTakeFirstOrThrow()
  const position = {
    listed_to: listed.last ?? '',
    listed_at: listed.count === undefined ? null : clock().toISOString(),
  }
  await transaction
    .updateTable('newsletter_issues')
    .set({
      ...position,
      ...(listed.count !== undefined && { recipients: Number(listed.count) }),
    })
    .where('id', '=', id)
    .execute()
  return position
}
