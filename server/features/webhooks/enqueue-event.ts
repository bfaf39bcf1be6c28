import type { WebhookEvent } from '#model/webhooks/webhook.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import type { Clock, NewId } from '#server/platform/runtime.ts'

/**
 * Puts one delivery into the outbox for every active webhook that listens to the event: once an occasion, which is the
 * subject itself where the event can happen to it only once.
 */
export async function enqueueEvent(
  transaction: StoreTransaction,
  tools: { clock: Clock; newId: NewId },
  event: WebhookEvent,
  subjectId: string,
  occasion = subjectId,
) {
  const webhooks = await transaction
    .selectFrom('webhooks')
    .select(['id', 'url', 'events'])
    .where('active', '=', 1)
    .execute()
  const listening = webhooks.filter(({ events }) => JSON.parse(events).includes(event))
  const entries = listening.map(({ id, url }) => ({
    channel: 'webhook' as const,
    topic: event,
    recipient: url,
    subjectId,
    payload: { webhook: id },
    messageId: `${event}.${occasion}.${id}`,
  }))
  await enqueue(transaction, tools, entries)
}
