import type { Deps } from '#server/deps.ts'

const DAY = 86_400_000

/** Days that the mail log keeps a message after it was sent or failed for good. */
const KEPT_DAYS = 365

/** Rows per statement: others must not wait long for the writer. */
const BATCH = 1_000

/**
 * Removes finished messages from the outbox after a year. Those about a lead stay as long as it does, because its timeline
 * shows them.
 */
export async function removeOldMessages({ store, clock }: Pick<Deps, 'store' | 'clock'>) {
  const before = new Date(clock().getTime() - KEPT_DAYS * DAY).toISOString()
  for (;;) {
    const old = await store
      .selectFrom('outbox')
      .select('id')
      .where('state', 'in', ['sent', 'failed'])
      .where('finished_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('leads').select('leads.id').whereRef('leads.id', '=', 'outbox.subject_id'),
          ),
        ),
      )
      .limit(BATCH)
      .execute()
    if (old.length === 0) return
    const ids = old.map(({ id }) => id)
    await store.deleteFrom('outbox').where('id', 'in', ids).execute()
    if (old.length < BATCH) return
  }
}
