import type { OutboxRow } from '#server/db/rows/outbox.ts'
import type { Store } from '#server/db/schema.ts'

type Channel = OutboxRow['channel']

/**
 * Without anything to send with, what waits is shown as held; so is what a dead worker had in hand. Its lease stays: a
 * worker that was only slow can still record what it sent.
 */
export async function hold(store: Store, channel: Channel, now: Date) {
  await store
    .updateTable('outbox')
    .set({ state: 'held' })
    .where('channel', '=', channel)
    .where((row) =>
      row.or([
        row('state', '=', 'waiting'),
        row.and([row('state', '=', 'sending'), row('leased_until', '<', now.toISOString())]),
      ]),
    )
    .execute()
}

/** Lets go what was held. */
export async function letGo(store: Store, channel: Channel) {
  await store
    .updateTable('outbox')
    .set({ state: 'waiting' })
    .where('channel', '=', channel)
    .where('state', '=', 'held')
    .execute()
}
