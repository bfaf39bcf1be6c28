import type { Deps } from '#server/deps.ts'
import { deliverPurge } from '#server/features/cdn/deliver-purge.ts'
import { purgeTopic } from '#server/features/cdn/purge.ts'
import { announcementTopic } from '#server/features/index-now/announce-changes.ts'
import { deliverAnnouncement } from '#server/features/index-now/deliver-announcement.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Delivery, Transport } from '#server/platform/outbox/delivery.ts'
import { webhookBody } from './event-data.ts'
import { noteAttempt } from './note-attempt.ts'
import { postJson } from './post-json.ts'
import { secretsOf } from './secrets-of.ts'
import { signedHeaders } from './signature.ts'

/** Concurrent deliveries. */
const CONCURRENCY = 4

const UNREADABLE =
  'The secret of this webhook was encrypted with another secret key. Rotate it, and give the new one to the receiver.'

type WebhookDeps = Pick<Deps, 'store' | 'clock' | 'newId' | 'secrets' | 'content' | 'report'>

type WebhookConfig = Pick<Config, 'webhookPrivateHosts' | 'cdnPurge' | 'siteUrl' | 'indexNowUrl'>

/** Posts events to webhooks, purges to the CDN, and changed pages to search engines. */
export function webhookTransport(deps: WebhookDeps, config: WebhookConfig): Transport {
  const { webhookPrivateHosts: allowed, siteUrl } = config
  return { channel: 'webhook', concurrency: CONCURRENCY, deliver }

  // No mutex as for mail: receivers detect repeats by id, and a slow one must not delay the rest.
  async function deliver(row: OutboxRow): Promise<Delivery | null> {
    if (row.topic === purgeTopic) return deliverPurge(config.cdnPurge)
    if (row.topic === announcementTopic) return deliverAnnouncement(deps, config, row)
    const { webhook: id } = JSON.parse(row.payload) as { webhook: string }
    const webhook = await deps.store
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!webhook) return { result: 'refused', error: 'The webhook has been deleted.' }
    const content = await webhookBody({ ...deps, siteUrl }, row)
    if (!content) return null
    const body = JSON.stringify(content)
    const secrets = secretsOf(deps, webhook)
    if (secrets.length === 0) return { result: 'refused', error: UNREADABLE }
    const startedAt = deps.clock()
    const headers = signedHeaders(secrets, row.message_id, startedAt, body)
    const start = performance.now()
    const answer = await postJson({ url: webhook.url, body, headers }, allowed)
    const attempt = { webhook: id, row, startedAt, duration: performance.now() - start }
    // The delivery may have been erased meanwhile.
    await noteAttempt(deps, answer, attempt).catch(deps.report)
    return answer
  }
}
