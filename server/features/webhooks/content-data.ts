import { withFallbacks } from '#model/newsletter/personal-fields.ts'
import { archivedIssuePath } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import { addressesOfKeys } from '#server/features/content/addresses.ts'
import { documentsOf } from '#server/features/content/documents.ts'
import { storedTitle } from '#server/features/content/editor/stored-title.ts'
import { standaloneOf } from '#server/features/content/standalone.ts'
import { countDeliveries, nobody } from '#server/features/newsletter/issues/deliveries.ts'

export type DataDeps = Pick<Deps, 'store' | 'content'> & { siteUrl: string | null }

/** A document that was published; null if it does not exist any more. */
export async function contentData(deps: DataDeps, key: string) {
  const { store, content, siteUrl } = deps
  const standalone = standaloneOf(key)
  const found = standalone && (await standalone.kind.find(store, standalone.id))
  if (standalone ? !found : !documentsOf(content.complete()).has(key)) return null
  const path = found?.path ?? [...addressesOfKeys([key])][0]
  const title = await storedTitle(store, deps, key)
  return { document: key, title, url: path && siteUrl ? siteUrl + path : null }
}

/** An issue that everybody has got. */
export async function issueData({ store, siteUrl }: DataDeps, id: string) {
  const issue = await store
    .selectFrom('newsletter_issues')
    .select(['id', 'subject', 'started_at', 'finished_at', 'recipients', 'slug'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!issue) return null
  const { slug, subject, ...dates } = issue
  const shown = { ...dates, subject: withFallbacks(subject) }
  const { sent, failed, skipped } = (await countDeliveries(store, [id])).get(id) ?? nobody
  return {
    ...shown,
    sent,
    failed,
    skipped,
    url: slug && siteUrl ? siteUrl + archivedIssuePath(slug) : null,
  }
}
