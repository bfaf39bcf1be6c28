import type { Deps } from '#server/deps.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Carrier, Delivery } from '#server/platform/outbox/delivery.ts'
import { postJson } from './post-json.ts'
import { signedHeaders } from './signature.ts'
import { webhookBody } from './webhook-body.ts'

/** Deliveries on their way at once. */
const LANES = 4

type WebhookDeps = Pick<Deps, 'store' | 'clock'>

/** How events leave the house. `allowed` are hosts that may lie in a private network. */
export function webhookCarrier(deps: WebhookDeps, allowed: readonly string[]): Carrier {
  return { channel: 'webhook', lanes: LANES, deliver }

  // Without the turnstile of mail: receivers know a repetition by its id, and a slow one must not hold up the rest.
  async function deliver(row: OutboxRow): Promise<Delivery | null> {
    const { webhook: id } = JSON.parse(row.payload) as { webhook: string }
    const webhook = await deps.store
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!webhook) return { result: 'refused', fault: 'The webhook has been removed.' }
    const told = await webhookBody(deps.store, row)
    if (!told) return null
    const body = JSON.stringify(told)
    const headers = signedHeaders(webhook.secret, row.message_id, deps.clock(), body)
    return postJson({ url: webhook.url, body, headers }, allowed)
  }
}
