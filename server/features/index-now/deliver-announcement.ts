import type { Deps } from '#server/deps.ts'
import { postJson } from '#server/features/webhooks/post-json.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Delivery } from '#server/platform/outbox/delivery.ts'
import type { AnnouncementPayload } from './announce-changes.ts'
import { indexNowKey, keyPath } from './key.ts'

/** Tells search engines which pages have changed (indexnow.org). Null if the site does not do so any more. */
export async function deliverAnnouncement(
  deps: Pick<Deps, 'content' | 'secrets'>,
  { siteUrl, indexNowUrl }: Pick<Config, 'siteUrl' | 'indexNowUrl'>,
  row: OutboxRow,
): Promise<Delivery | null> {
  const key = await indexNowKey(deps)
  if (!key || !siteUrl) return null
  const { paths } = JSON.parse(row.payload) as AnnouncementPayload
  const body = JSON.stringify({
    host: new URL(siteUrl).host,
    key,
    keyLocation: siteUrl + keyPath(key),
    urlList: paths.map((path) => new URL(path, siteUrl).href),
  })
  // Its address is a setting, so it may be in a private network.
  return postJson({ url: indexNowUrl, body, headers: {} }, [new URL(indexNowUrl).hostname])
}
