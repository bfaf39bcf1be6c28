import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { eventData } from './event-data.ts'

/** The body of a delivery, or null if its data was erased. */
export async function webhookBody(store: Store, row: OutboxRow) {
  const data = await eventData(store, row)
  return data && { id: row.message_id, type: row.topic, timestamp: row.created_at, data }
}
