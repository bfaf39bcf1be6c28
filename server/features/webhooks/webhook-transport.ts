import type { Deps } from '#server/deps.ts'
import { deliverPurge } from '#server/features/cdn/deliver-purge.ts'
import { purgeTopic } from '#server/features/cdn/purge.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import { decrypt } from '#server/platform/installation/encrypt.ts'
import type { Delivery, Transport } from '#server/platform/outbox/delivery.ts'
import { webhookBody } from './event-data.ts'
import { postJson } from './post-json.ts'
import { signedHeaders } from './signature.ts'

/** Concurrent deliveries. */
const CONCURRENCY = 4

const UNREADABLE =
  'The secret of this webhook was encrypted with another secret key. Rotate it, and give the new one to the receiver.'

type WebhookDeps = Pick<Deps, 'store' | 'clock' | 'secrets'>

type WebhookConfig = Pick<Config, 'webhookPrivateHosts' | 'cdnPurge'>

/** Posts events to webhooks, and purges to the CDN. */
export function webhookTransport(deps: WebhookDeps, config: WebhookConfig): Transport {
  const allowed = config.webhookPrivateHosts
  return { channel: 'webhook', concurrency: CONCURRENCY, deliver }

  // No mutex as for mail: receivers detect repeats by id, and a slow one must not delay the rest.
  async function deliver(row: OutboxRow): Promise<Delivery | null> {
    if (row.topic === purgeTopic) return deliverPurge(config.cdnPurge)
    const { webhook: id } = JSON.parse(row.payload) as { webhook: string }
    const webhook = await deps.store
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!webhook) return { result: 'refused', error: 'The webhook has been deleted.' }
    const content = await webhookBody(deps.store, row)
    if (!content) return null
    const body = JSON.stringify(content)
    const secret = decrypt(deps.secrets.webhookSecrets, webhook.secret)
    if (!secret) return { result: 'refused', error: UNREADABLE }
    const headers = signedHeaders(secret, row.message_id, deps.clock(), body)
    return postJson({ url: webhook.url, body, headers }, allowed)
  }
}
