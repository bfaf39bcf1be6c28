import type { Deps } from '#server/deps.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Delivery, Transport } from '#server/platform/outbox/delivery.ts'
import { postJson } from './post-json.ts'
import { signedHeaders } from './signature.ts'
import { webhookBody } from './webhook-body.ts'

/** Concurrent deliveries. */
const CONCURRENCY = 4

type WebhookDeps = Pick<Deps, 'store' | 'clock'>

/** Posts events to webhooks. `allowed`: hosts that may be in a private network. */
export function webhookTransport(deps: WebhookDeps, allowed: readonly string[]): Transport {
  return { channel: 'webhook', concurrency: CONCURRENCY, deliver }

  // No mutex as for mail: receivers detect repeats by id, and a slow one must not delay the rest.
  async function deliver(row: OutboxRow): Promise<Delivery | null> {
    const { webhook: id } = JSON.parse(row.payload) as { webhook: string }
    const webhook = await deps.store
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!webhook) return { result: 'refused', fault: 'The webhook has been deleted.' }
    const content = await webhookBody(deps.store, row)
    if (!content) return null
    const body = JSON.stringify(content)
    const headers = signedHeaders(webhook.secret, row.message_id, deps.clock(), body)
    return postJson({ url: webhook.url, body, headers }, allowed)
  }
}
