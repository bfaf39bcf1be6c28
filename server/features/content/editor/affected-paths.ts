import { isEntryKind } from '#model/content/collections.ts'
import { jobPath, paths, servicePath } from '#model/paths.ts'
import { pageAddress } from '#server/features/content/addresses.ts'
import { usesOf } from '#server/features/content/collections/uses.ts'
import { readKey } from '#server/features/content/documents.ts'
import type { SiteContent } from '#server/features/content/site-content.ts'

/** Pages to render as a check before publishing a document. */
export function affectedPaths(
  key: string,
  siteContent: SiteContent,
  before: SiteContent,
): string[] {
  const { kind, id } = readKey(key) ?? { kind: 'redirects', id: '' }
  switch (kind) {
    case 'page':
      return [
        ...(siteContent.pages.has(id) ? [pageAddress(id)] : changedPages(siteContent, before)),
        ...pagesWith(key, siteContent, before),
      ]
    case 'service':
      return [paths.home, paths.contact, servicePath(id)]
    case 'screens':
      return [paths.contact, paths.blog, paths.newsletter, paths.career, paths.partner]
    case 'categories':
      return [paths.blog, paths.home]
    case 'forms':
      return [paths.contact, paths.career, paths.partner]
    case 'job':
      return [paths.career, ...(hasJob(siteContent, id) ? [jobPath(id)] : [])]
    case 'faq':
      return [paths.home]
    case 'newsletter':
      return [paths.newsletter, paths.privacy]
    case 'site':
      return changedPages(siteContent, before)
    case 'redirects':
    case 'emails':
    case 'pipeline':
    case 'replies':
    case 'order':
      return []
    default:
      return isEntryKind(kind) ? pagesWith(key, siteContent, before) : [paths.home]
  }
}

/** Pages that show an entry, or showed it before. */
function pagesWith(key: string, siteContent: SiteContent, before: SiteContent) {
  const ids = [siteContent, before].flatMap((content) => usesOf(content).get(key) ?? [])
  return [...new Set(ids)].filter((id) => siteContent.pages.has(id)).map(pageAddress)
}

/** Pages that change because others are removed or unpublished. */
function changedPages({ pages }: SiteContent, before: SiteContent) {
  const changed = [...pages].filter(([id, page]) => before.pages.get(id) !== page)
  return [paths.home, ...changed.map(([id]) => pageAddress(id))]
}

function hasJob({ entries }: SiteContent, slug: string) {
  return entries.job.some((job) => job.slug === slug)
}
