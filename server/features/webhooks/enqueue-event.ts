import { sql } from 'kysely'
import type { WebhookEvent } from '#model/webhooks/webhook.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import type { Clock, NewId } from '#server/platform/runtime.ts'

/**
 * Queues one delivery for every active webhook with this event, once per occasion. The occasion defaults to the
 * subject, for events that happen to it only once.
 */
export async function enqueueEvent(
  transaction: StoreTransaction,
  deps: { clock: Clock; newId: NewId },
  event: WebhookEvent,
  subjectId: string,
  occasion = subjectId,
) {
  await enqueueEach(transaction, deps, event, [{ subjectId, occasion }])
}

/** The same for several subjects. */
export async function enqueueEvents(
  transaction: StoreTransaction,
  deps: { clock: Clock; newId: NewId },
  event: WebhookEvent,
  subjectIds: readonly string[],
) {
  const all = subjectIds.map((subjectId) => ({ subjectId, occasion: deps.newId() }))
  await enqueueEach(transaction, deps, event, all)
}

async function enqueueEach(
  transaction: StoreTransaction,
  deps: { clock: Clock; newId: NewId },
  event: WebhookEvent,
  occasions: readonly { subjectId: string; occasion: string }[],
) {
  if (occasions.length === 0) return
  const active = sql<{ id: string; url: string; events: string }>`
    select id, url, events from webhooks where active = 1`
  const { rows } = await active.execute(transaction)
  const subscribed = rows.filter(({ events }) => JSON.parse(events).includes(event))
  const entries = subscribed.flatMap(({ id, url }) =>
    occasions.map(({ subjectId, occasion }) => ({
      channel: 'webhook' as const,
      topic: event,
      recipient: url,
      subjectId,
      payload: { webhook: id },
      messageId: `${event}.${occasion}.${id}`,
    })),
  )
  await enqueue(transaction, deps, entries)
}
