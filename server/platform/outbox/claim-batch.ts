import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Store, Tables } from '#server/platform/db/schema.ts'

/** Rows in the hands of one worker until a moment that it may put off; then anybody may take them. */
export type Lease = { token: string; until: Date; rows: OutboxRow[] }

/** How long a worker keeps rows without a sign of life, in milliseconds. */
export const LEASE_TIME = 30_000

type Channel = OutboxRow['channel']

/** Takes the oldest rows that are due, at most `limit`. Two workers never take the same. */
export async function takeLease(store: Store, channel: Channel, now: Date, limit: number) {
  const token = randomUUID()
  const until = new Date(now.getTime() + LEASE_TIME)
  const isFree = freeAt(channel, now)
  const rows = await store
    .updateTable('outbox')
    .set((row) => ({
      state: 'sending',
      attempts: row('attempts', '+', 1),
      claim: token,
      claimed_until: until.toISOString(),
    }))
    .where('id', 'in', (row) =>
      row.selectFrom('outbox').select('id').where(isFree).orderBy('id').limit(limit),
    )
    // Asked once more of the row itself: PostgreSQL may have waited for another worker's update.
    .where(isFree)
    .returningAll()
    .execute()
  rows.sort((a, b) => (a.id < b.id ? -1 : 1))
  return { token, until, rows } satisfies Lease
}

/** True while there is something that a worker could take. */
export async function isDue(store: Store, channel: Channel, now: Date) {
  const row = await store
    .selectFrom('outbox')
    .select('id')
    .where(freeAt(channel, now))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Puts the end of a lease off, for the rows that are still in its hands. */
export async function renewLease(store: Store, lease: Lease, now: Date) {
  const until = new Date(now.getTime() + LEASE_TIME)
  await store
    .updateTable('outbox')
    .set({ claimed_until: until.toISOString() })
    .where('claim', '=', lease.token)
    .where('state', '=', 'sending')
    .execute()
  lease.until = until
}

function freeAt(channel: Channel, now: Date) {
  const moment = now.toISOString()
  return (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.and([
      row('channel', '=', channel),
      row.or([
        row.and([row('state', '=', 'waiting'), row('due_at', '<=', moment)]),
        row.and([row('state', '=', 'sending'), row('claimed_until', '<', moment)]),
      ]),
    ])
}
