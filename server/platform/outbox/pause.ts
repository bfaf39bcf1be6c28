import type { ExpressionBuilder } from 'kysely'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Store, Tables } from '#server/platform/db/schema.ts'

type Channel = OutboxRow['channel']
type Condition = (row: ExpressionBuilder<Tables, 'outbox'>) => ReturnType<typeof row.and>

/**
 * Pauses waiting rows, and those whose claim has ended, while no server is configured. The claim stays: a slow worker
 * can still record what it sent.
 */
export async function pause(store: Store, channel: Channel, now: Date) {
  await change(store, 'paused', (row) =>
    row.and([
      row('channel', '=', channel),
      row.or([
        row('state', '=', 'waiting'),
        row.and([row('state', '=', 'sending'), row('claimed_until', '<', now.toISOString())]),
      ]),
    ]),
  )
}

/** Makes paused rows wait again. */
export async function resume(store: Store, channel: Channel) {
  await change(store, 'waiting', (row) =>
    row.and([row('channel', '=', channel), row('state', '=', 'paused')]),
  )
}

/** Reads first: called every second, and mostly there is nothing to write. */
async function change(store: Store, state: OutboxRow['state'], which: Condition) {
  const any = await store.selectFrom('outbox').select('id').where(which).limit(1).executeTakeFirst()
  if (any) await store.updateTable('outbox').set({ state }).where(which).execute()
}
