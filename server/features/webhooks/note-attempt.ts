import type { Deps } from '#server/deps.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Delivery } from '#server/platform/outbox/delivery.ts'

export type Answer = Delivery & {
  /** HTTP status; null without an answer. */
  status: number | null
}

type Attempt = { webhook: string; row: OutboxRow; startedAt: Date; duration: number }

/** Adds an attempt to the log of a webhook. It goes with its delivery. */
export async function noteAttempt(
  { store, newId }: Pick<Deps, 'store' | 'newId'>,
  answer: Answer,
  { webhook, row, startedAt, duration }: Attempt,
) {
  await store
    .insertInto('webhook_attempts')
    .values({
      id: newId(),
      webhook_id: webhook,
      outbox_id: row.id,
      attempt: row.attempts,
      started_at: startedAt.toISOString(),
      duration: Math.round(duration),
      status: answer.status,
      error: answer.result === 'sent' ? null : answer.error,
    })
    .execute()
}
