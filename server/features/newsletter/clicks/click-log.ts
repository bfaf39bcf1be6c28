import { countedVersions } from '#model/newsletter/newsletter.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import type { Clock, Report } from '#server/platform/runtime.ts'

/** `reader`: the id of a subscriber who agreed to be counted. */
export type Click = { issueId: string; number: number; reader: string | null }

export type ClickLog = {
  /** Counts a click in memory. Never fails. */
  note(click: Click): void
  /** Writes the clicks since the last flush. Never throws. */
  flush(): Promise<void>
}

/** Links, and readers of links, counted between two flushes; more are dropped. */
const PENDING_MAX = 20_000

type Sum = { issueId: string; number: number; count: number }
type Followed = { issueId: string; number: number; reader: string; at: string }

/** Counts clicks in memory, so that nobody who follows a link waits for the database. */
export function createClickLog({
  store,
  clock,
  report,
}: {
  store: Store
  clock: Clock
  report: Report
}): ClickLog {
  let sums = new Map<string, Sum>()
  let readers = new Map<string, Followed>()
  let writing = Promise.resolve()

  function add({ issueId, number, count }: Sum) {
    const key = `${issueId} ${number}`
    const known = sums.get(key)
    if (known) known.count += count
    else if (sums.size < PENDING_MAX) sums.set(key, { issueId, number, count })
  }

  function addReader(followed: Followed) {
    const key = `${followed.issueId} ${followed.number} ${followed.reader}`
    if (readers.size < PENDING_MAX && !readers.has(key)) readers.set(key, followed)
  }

  async function write() {
    if (sums.size === 0) return
    const [batch, people] = [sums, readers]
    sums = new Map()
    readers = new Map()
    try {
      await store.transaction().execute(async (transaction) => {
        // In one order in every process, to prevent deadlocks.
        for (const sum of inOrder(batch)) await addClicks(transaction, sum)
        for (const followed of inOrder(people)) await addFollowed(transaction, followed)
      })
    } catch (error) {
      report(error)
      // Database unavailable: count them with the next flush.
      for (const sum of batch.values()) add(sum)
      for (const followed of people.values()) addReader(followed)
    }
  }

  return {
    note({ issueId, number, reader }) {
      add({ issueId, number, count: 1 })
      if (reader) addReader({ issueId, number, reader, at: clock().toISOString() })
    },
    flush() {
      writing = writing.then(write)
      return writing
    },
  }
}

function inOrder<Value>(pending: Map<string, Value>) {
  return [...pending].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)
}

async function addClicks(transaction: StoreTransaction, { issueId, number, count }: Sum) {
  await transaction
    .updateTable('newsletter_links')
    .set(({ eb }) => ({ clicks: eb('clicks', '+', count) }))
    .where('issue_id', '=', issueId)
    .where('number', '=', number)
    .execute()
}

/** Only of somebody who is subscribed with a consent that says so. */
async function addFollowed(transaction: StoreTransaction, followed: Followed) {
  const { issueId, number, reader, at } = followed
  await transaction
    .insertInto('newsletter_clicks')
    .columns(['issue_id', 'number', 'subscriber_id', 'clicked_at'])
    .expression(({ selectFrom, cast, val }) =>
      selectFrom('newsletter_subscribers')
        .where('id', '=', reader)
        .where('state', '=', 'confirmed')
        .where('consent_version', 'in', countedVersions)
        // In the order of the columns.
        .select([
          cast<string>(val(issueId), 'text').as('issue_id'),
          cast<number>(val(number), 'integer').as('number'),
          'id as subscriber_id',
          cast<string>(val(at), 'text').as('clicked_at'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['issue_id', 'number', 'subscriber_id']).doNothing())
    .execute()
}
