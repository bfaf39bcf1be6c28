import type { OutboxRow } from '#server/db/schema.ts'
import type { Carrier, Delivery } from '#server/outbox/delivery.ts'
import type { Parts } from '#server/parts.ts'
import { eventData } from './event-data.ts'
import { postJson } from './post-json.ts'
import { signedHeaders } from './signature.ts'

/** Deliveries on their way at once. */
const LANES = 4

type WebhookParts = Pick<Parts, 'store' | 'clock'>

/** How events leave the house. `allowed` are hosts that may lie in a private network. */
export function webhookCarrier(parts: WebhookParts, allowed: readonly string[]): Carrier {
  return { channel: 'webhook', lanes: LANES, deliver }

  // Without the turnstile of mail: receivers know a repetition by its id, and a slow one must not hold up the rest.
  async function deliver(row: OutboxRow): Promise<Delivery> {
    const { webhook: id } = JSON.parse(row.payload) as { webhook: string }
    const webhook = await parts.store
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!webhook) return { result: 'refused', fault: 'The webhook has been removed.' }
    const data = await eventData(parts.store, row)
    if (!data) return { result: 'refused', fault: 'What it was about has been erased.' }
    const body = JSON.stringify({
      id: row.message_id,
      type: row.topic,
      timestamp: row.created_at,
      data,
    })
    const headers = signedHeaders(webhook.secret, row.message_id, parts.clock(), body)
    return postJson({ url: webhook.url, body, headers }, allowed)
  }
}
