import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Store } from '#server/platform/db/schema.ts'

type Settled = Partial<Pick<OutboxRow, 'state' | 'due_at' | 'last_fault' | 'finished_at' | 'tries'>>

/** Writes down how a try went and lets the row go; only where it is still taken under the row's lease. */
export async function settle(store: Store, row: OutboxRow, settled: Settled) {
  await store
    .updateTable('outbox')
    .set({ ...settled, lease: null, leased_until: null })
    .where('id', '=', row.id)
    .where('lease', '=', row.lease)
    .execute()
}

/** Takes a row out that has nothing left to say; only where it is still taken under the row's lease. */
export async function discard(store: Store, row: OutboxRow) {
  await store.deleteFrom('outbox').where('id', '=', row.id).where('lease', '=', row.lease).execute()
}
