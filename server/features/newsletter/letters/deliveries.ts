import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import type { Clock } from '#server/platform/runtime.ts'

const unsentStates = ['waiting', 'sending', 'paused'] as const

/** Emails of letters in the outbox. */
export type Deliveries = { sent: number; failed: number; waiting: number }

/** By the id of the letter. */
export async function countDeliveries(store: Store | StoreTransaction, ids: string[]) {
  const counts = new Map<string, Deliveries>()
  if (ids.length === 0) return counts
  const rows = await store
    .selectFrom('outbox')
    .select(['letter_id', 'state', ({ fn }) => fn.countAll().as('count')])
    .where('letter_id', 'in', ids)
    .groupBy(['letter_id', 'state'])
    .execute()
  for (const { letter_id, state, count } of rows) {
    const found = counts.get(letter_id ?? '') ?? { sent: 0, failed: 0, waiting: 0 }
    const group = state === 'sent' || state === 'failed' ? state : 'waiting'
    found[group] += Number(count)
    counts.set(letter_id ?? '', found)
  }
  return counts
}

/** True if emails of a letter are still to be sent. */
export async function isWaiting({ store }: { store: Store }, id: string) {
  const row = await store
    .selectFrom('outbox')
    .select('id')
    .where('letter_id', '=', id)
    .where('state', 'in', unsentStates)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Emails that the outbox is about to send; those that are put off after a fault keep nobody waiting. */
export async function countDue({ store, clock }: { store: Store; clock: Clock }, id: string) {
  const { count } = await store
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('letter_id', '=', id)
    .where('state', 'in', unsentStates)
    .where('due_at', '<=', clock().toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}
