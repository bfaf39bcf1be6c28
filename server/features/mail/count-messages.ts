import { sql } from 'kysely'
import { outboxChannels, outboxStates } from '#model/mail/outbox.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Store } from '#server/platform/db/schema.ts'

/** Counting stops here, to stay fast. */
export const COUNT_MAX = 10_000

export type MessageCounts = Record<OutboxRow['state'], number>

/** The number of messages in each state, COUNT_MAX at most. */
export async function countMessages(
  store: Store,
  channels: readonly OutboxRow['channel'][] = outboxChannels,
): Promise<MessageCounts> {
  const selects = channels.flatMap((channel) =>
    outboxStates.map(
      (state) => sql`select ${sql.lit(state)} as state, count(*) as count from (
        select 1 as one from outbox where channel = ${sql.lit(channel)} and state = ${sql.lit(state)}
        limit ${sql.lit(COUNT_MAX)}
      ) as found`,
    ),
  )
  const { rows } = await sql<{ state: OutboxRow['state']; count: number | string }>`${sql.join(
    selects,
    sql` union all `,
  )}`.execute(store)
  const counts: MessageCounts = { waiting: 0, sending: 0, sent: 0, failed: 0, paused: 0 }
  for (const { state, count } of rows)
    counts[state] = Math.min(counts[state] + Number(count), COUNT_MAX)
  return counts
}
