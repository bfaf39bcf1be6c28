import { postJson } from '#server/features/webhooks/post-json.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Delivery } from '#server/platform/outbox/delivery.ts'

/** Asks the CDN to forget all pages. The body is Cloudflare's; others need none. Null if there is no CDN any more. */
export async function deliverPurge(cdnPurge: Config['cdnPurge']): Promise<Delivery | null> {
  if (!cdnPurge) return null
  const { url, header } = cdnPurge
  const body = JSON.stringify({ purge_everything: true })
  // Its address is a setting, so it may be in a private network.
  return postJson({ url, body, headers: { [header.name]: header.value } }, [new URL(url).hostname])
}
