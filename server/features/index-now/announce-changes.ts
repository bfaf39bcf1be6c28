import type { Deps } from '#server/deps.ts'
import {
  type PublicAddress,
  publicAddresses,
} from '#server/features/content/sitemap/public-addresses.ts'
import type { Config } from '#server/platform/config/config.ts'
import { insertRows } from '#server/platform/db/insert-rows.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'

/** The outbox topic of an announcement; it travels with the webhooks. */
export const announcementTopic = 'pages.announced'

/** What the outbox keeps of an announcement. */
export type AnnouncementPayload = { paths: string[] }

/** Paths per call; the protocol allows 10,000. */
const PATHS_MAX = 1_000

type AnnounceDeps = Pick<Deps, 'store' | 'content' | 'clock' | 'newId'> & {
  contentVersion(): number
}

/**
 * Queues calls with the pages that are new, were changed or are gone since the last look, if the site tells search
 * engines of that. The first look only notes what is there.
 */
export function createAnnouncer(
  { siteUrl, indexNowUrl }: Pick<Config, 'siteUrl' | 'indexNowUrl'>,
  deps: AnnounceDeps,
) {
  let noted: number | undefined

  return async () => {
    const version = deps.contentVersion()
    if (!siteUrl || version === noted) return
    const { seo } = await deps.content.site()
    const isOn = seo.isListed && seo.usesIndexNow
    const pages = isOn ? await publicAddresses(deps) : []
    await deps.store.transaction().execute(async (transaction) => {
      const paths = isOn ? await noteChanges(transaction, pages) : await forget(transaction)
      for (let start = 0; start < paths.length; start += PATHS_MAX) {
        const payload: AnnouncementPayload = { paths: paths.slice(start, start + PATHS_MAX) }
        const entry = { channel: 'webhook' as const, topic: announcementTopic, payload }
        await enqueue(transaction, deps, [{ ...entry, recipient: indexNowUrl, subjectId: null }])
      }
    })
    noted = version
  }
}

/** The paths that differ from what was noted; none at the first time. */
async function noteChanges(transaction: StoreTransaction, pages: PublicAddress[]) {
  const rows = await transaction.selectFrom('announced_pages').selectAll().execute()
  const before = new Map(rows.map(({ path, changed_at }) => [path, changed_at]))
  const now = new Map(pages.map(({ path, changedAt = '' }) => [path, changedAt]))
  const gone = [...before.keys()].filter((path) => !now.has(path))
  const changed = [...now].filter(([path, changedAt]) => before.get(path) !== changedAt)
  const paths = [...changed.map(([path]) => path), ...gone]
  if (paths.length === 0) return []
  await transaction.deleteFrom('announced_pages').where('path', 'in', paths).execute()
  const noted = changed.map(([path, changed_at]) => ({ path, changed_at }))
  await insertRows(transaction, 'announced_pages', noted)
  return rows.length === 0 ? [] : paths
}

async function forget(transaction: StoreTransaction) {
  await transaction.deleteFrom('announced_pages').execute()
  return []
}
