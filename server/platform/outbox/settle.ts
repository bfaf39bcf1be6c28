import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Store } from '#server/platform/db/schema.ts'

type Settled = Partial<
  Pick<OutboxRow, 'state' | 'due_at' | 'last_error' | 'finished_at' | 'attempts'>
>

/** Writes down how a try went and lets the row go; only where it is still taken under the row's lease. */
export async function settle(store: Store, row: OutboxRow, settled: Settled) {
  await store
    .updateTable('outbox')
    .set({ ...settled, claim: null, claimed_until: null })
    .where('id', '=', row.id)
    .where('claim', '=', row.claim)
    .execute()
}

/** Takes a row out that has nothing left to say; only where it is still taken under the row's lease. */
export async function discard(store: Store, row: OutboxRow) {
  await store.deleteFrom('outbox').where('id', '=', row.id).where('claim', '=', row.claim).execute()
}
