import type { Page } from '#blocks/schema.ts'
import { readEntryKey } from '#model/content/collections.ts'
import type { Service } from '#model/content/service.ts'
import { jobPath, paths } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import { pageAddress } from '#server/features/content/addresses.ts'
import { entryName } from '#server/features/content/collections/entry-facts.ts'
import { usesOf } from '#server/features/content/collections/uses.ts'
import { documentsOf, readKey } from '#server/features/content/documents.ts'
import { parseBody } from '#server/features/content/published.ts'
import type { SiteContent } from '#server/features/content/site-content.ts'
import { ofSite } from '#server/features/content/standalone.ts'

/** Titles of pages, services and, by key, entries of collections. */
export type Names = {
  services: readonly Pick<Service, 'slug' | 'title'>[]
  pages: ReadonlyMap<string, Pick<Page, 'title'>>
  entries: ReadonlyMap<string, { title: string; path: string | null }>
}

/** Titles of the published content and of drafts that have never been published. */
export async function readNames({ store, content }: Pick<Deps, 'store' | 'content'>) {
  const rows = await store
    .selectFrom('content_documents')
    .select(['key', 'draft_id'])
    .where('draft_id', 'is not', null)
    .where(ofSite('key'))
    .execute()
  const known = documentsOf(content.complete())
  const ids = rows.flatMap(({ key, draft_id }) => (known.has(key) ? [] : (draft_id ?? [])))
  if (ids.length === 0) return namesWith(content.complete(), [])
  const drafts = await store
    .selectFrom('content_revisions')
    .select(['document', 'body'])
    .where('id', 'in', ids)
    .execute()
  return namesWith(
    content.complete(),
    drafts.map(({ document, body }) => [document, parseBody(body)] as const),
  )
}

/** Adds the titles of unpublished documents, whose values may be invalid. */
export function namesWith(
  siteContent: SiteContent,
  documents: Iterable<readonly [key: string, value: unknown]>,
) {
  const known = documentsOf(siteContent)
  const pages = new Map<string, Pick<Page, 'title'>>(siteContent.pages)
  const services: Pick<Service, 'slug' | 'title'>[] = [...siteContent.services]
  const entries = new Map<string, { title: string; path: string | null }>()
  const uses = usesOf(siteContent)
  const addEntry = (key: string, value: unknown) =>
    entries.set(key, { title: entryTitle(key, value), path: entryPath(key, uses) })
  for (const [key, value] of known) if (readEntryKey(key)) addEntry(key, value)
  for (const [key, value] of documents) {
    const read = readKey(key)
    if (readEntryKey(key) && !known.has(key)) addEntry(key, value)
    const title = titleIn(value)
    if (!read || !title || known.has(key)) continue
    if (read.kind === 'page') pages.set(read.id, { title })
    if (read.kind === 'service') services.push({ slug: read.id, title })
  }
  return { pages, services, entries } satisfies Names
}

/** The page that shows an entry: its own, or the first whose sections do; null if there is none. */
function entryPath(key: string, uses: ReadonlyMap<string, string[]>) {
  const read = readEntryKey(key)
  if (read?.kind === 'job') return jobPath(read.id)
  if (read?.kind === 'faq') return paths.home
  const [page] = uses.get(key) ?? []
  return page === undefined ? null : pageAddress(page)
}

/** The name of an entry; "" for other documents. */
export function entryTitle(key: string, value: unknown) {
  const read = readEntryKey(key)
  if (!read || typeof value !== 'object' || value === null) return ''
  return entryName(read.kind, value)
}

function titleIn(value: unknown) {
  const isTitled = typeof value === 'object' && value !== null && 'title' in value
  return isTitled && typeof value.title === 'string' ? value.title.trim() : ''
}
