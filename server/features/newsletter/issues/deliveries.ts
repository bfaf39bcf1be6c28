import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { retriedUntil } from '#server/platform/outbox/retry.ts'
import type { Clock } from '#server/platform/runtime.ts'

/** States of a message that is still to be sent. */
export const unsentStates = ['waiting', 'sending', 'paused'] as const

/** Emails of an issue in the outbox. */
export type Deliveries = {
  sent: number
  failed: number
  /** Not tried yet. */
  waiting: number
  /** Put off by the mail server of the recipient. */
  retried: number
  /** When the last of those fails for good unless it is accepted before. */
  retriedUntil: string | null
}

export const noDeliveries: Deliveries = {
  ...{ sent: 0, failed: 0, waiting: 0 },
  ...{ retried: 0, retriedUntil: null },
}

/** By the id of the issue. */
export async function countDeliveries(store: Store | StoreTransaction, ids: string[]) {
  const counts = new Map<string, Deliveries>()
  if (ids.length === 0) return counts
  const rows = await store
    .selectFrom('outbox')
    .select(['issue_id', 'state', ({ fn }) => fn.countAll().as('count')])
    .where('issue_id', 'in', ids)
    .groupBy(['issue_id', 'state'])
    .execute()
  for (const { issue_id, state, count } of rows) {
    const found = counts.get(issue_id ?? '') ?? { ...noDeliveries }
    const group = state === 'sent' || state === 'failed' ? state : 'waiting'
    found[group] += Number(count)
    counts.set(issue_id ?? '', found)
  }
  for (const { issue_id, count, since } of await readRetried(store, ids)) {
    const found = counts.get(issue_id ?? '')
    if (!found) continue
    found.retried = Number(count)
    // Both are read while emails are sent.
    found.waiting = Math.max(0, found.waiting - found.retried)
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
