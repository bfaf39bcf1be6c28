import type { RecipientState } from '#model/newsletter/recipient.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { retriedUntil } from '#server/platform/outbox/retry.ts'
import type { Clock } from '#server/platform/runtime.ts'

/** States of a message that is still to be sent. */
export const unsentStates = ['waiting', 'sending', 'paused'] as const

/** What became of an issue, by recipients. */
export type RecipientCounts = Record<RecipientState, number> & {
  /** Of those waiting, put off by the mail server of the recipient. */
  retried: number
  /** When the last of those fails for good unless it is accepted before. */
  retriedUntil: string | null
}

export const nobody: RecipientCounts = {
  ...{ waiting: 0, sent: 0, failed: 0, skipped: 0 },
  ...{ retried: 0, retriedUntil: null },
}

/** By the id of the issue. */
export async function countDeliveries(store: Store | StoreTransaction, ids: string[]) {
  const counts = new Map<string, RecipientCounts>()
  if (ids.length === 0) return counts
  const rows = await store
    .selectFrom('newsletter_recipients')
    .select(['issue_id', 'state', ({ fn }) => fn.countAll().as('count')])
    .where('issue_id', 'in', ids)
    .groupBy(['issue_id', 'state'])
    .execute()
  for (const { issue_id, state, count } of rows) {
    counts.set(issue_id, { ...(counts.get(issue_id) ?? nobody), [state]: Number(count) })
  }
  for (const { issue_id, count, since } of await readRetried(store, ids)) {
    const found = counts.get(issue_id ?? '')
    if (!found) continue
    // Both are read while emails are sent.
    found.retried = Math.min(found.waiting, Number(count))
    found.retriedUntil = retriedUntil(new Date(since)).toISOString()
  }
  return counts
}

/** A claim counts as an attempt before it has been made. */
function readRetried(store: Store | StoreTransaction, ids: string[]) {
  return store
    .selectFrom('outbox')
    .select(['issue_id', ({ fn }) => fn.countAll().as('count')])
    .select(({ fn }) => fn.max<string>(fn.coalesce('requeued_at', 'created_at')).as('since'))
    .where('issue_id', 'in', ids)
    .where(({ and, or, eb }) =>
      or([
        and([eb('state', '=', 'sending'), eb('attempts', '>', 1)]),
        and([eb('state', 'in', ['waiting', 'paused']), eb('attempts', '>', 0)]),
      ]),
    )
    .groupBy('issue_id')
    .execute()
}

/** True if emails of an issue are still to be sent. */
export async function isWaiting({ store }: { store: Store }, id: string) {
  const row = await store
    .selectFrom('outbox')
    .select('id')
    .where('issue_id', '=', id)
    .where('state', 'in', unsentStates)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** True if a recipient is waiting. */
export async function hasUnqueued({ store }: { store: Store }, id: string) {
  const row = await store
    .selectFrom('newsletter_recipients')
    .select('subscriber_id')
    .where('issue_id', '=', id)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Emails that the outbox is about to send; those that are put off after an error keep nobody waiting. */
export async function countDue({ store, clock }: { store: Store; clock: Clock }, id: string) {
  const { count } = await store
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('issue_id', '=', id)
    .where('state', 'in', unsentStates)
    .where('due_at', '<=', clock().toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}
