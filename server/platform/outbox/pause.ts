import type { ExpressionBuilder } from 'kysely'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Store, Tables } from '#server/platform/db/schema.ts'

type Channel = OutboxRow['channel']
type Condition = (row: ExpressionBuilder<Tables, 'outbox'>) => ReturnType<typeof row.and>

/**
 * Without anything to send with, what waits is shown as held; so is what a dead worker had in hand. Its lease stays: a
 * worker that was only slow can still record what it sent.
 */
export async function hold(store: Store, channel: Channel, now: Date) {
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

/** Lets go what was held. */
export async function letGo(store: Store, channel: Channel) {
  await change(store, 'waiting', (row) =>
    row.and([row('channel', '=', channel), row('state', '=', 'paused')]),
  )
}

/** Reads first: asked every second, and mostly there is nothing to write. */
async function change(store: Store, state: OutboxRow['state'], which: Condition) {
  const any = await store.selectFrom('outbox').select('id').where(which).limit(1).executeTakeFirst()
  if (any) await store.updateTable('outbox').set({ state }).where(which).execute()
}
