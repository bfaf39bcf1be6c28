import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Store } from '#server/platform/db/schema.ts'

type Settled = Partial<
  Pick<OutboxRow, 'state' | 'due_at' | 'last_error' | 'finished_at' | 'attempts' | 'sent_copy'>
>

/** Records the result of an attempt and releases the row, if the claim still holds. */
export async function settle(store: Store, row: OutboxRow, settled: Settled) {
  await store
    .updateTable('outbox')
    .set({ ...settled, claim: null, claimed_until: null })
    .where('id', '=', row.id)
    .where('claim', '=', row.claim)
    .execute()
}

/** Deletes an obsolete row, if the claim still holds. */
export async function discard(store: Store, row: OutboxRow) {
  await store.deleteFrom('outbox').where('id', '=', row.id).where('claim', '=', row.claim).execute()
}
