import { postKey } from '#model/content/standalone.ts'
import { servicePath } from '#model/paths.ts'
import type { FoundHref } from '#server/features/markdown/hrefs-of-markdown.ts'
import { type Absent, absentFrom } from './absent.ts'
import { documentsOf } from './documents.ts'
import type { DocumentError } from './errors.ts'
import { pathOf } from './href-path.ts'
import { hrefsOf } from './hrefs.ts'
import { withoutAbsent } from './off-pages.ts'
import type { SiteContent } from './site-content.ts'
import { withoutLinks } from './without-links.ts'

/** Finds links that match no page, post, job or redirect. `addresses`: paths that have a page. */
export function checkLinks(
  siteContent: SiteContent,
  addresses: ReadonlySet<string>,
): DocumentError[] {
  const absent = absentFrom(siteContent)
  const present = absent ? withoutAbsent(siteContent, absent) : siteContent
  const reachable = reachablePaths(present, addresses)
  return [
    // What is unpublished is checked when it is shown again.
    ...[...documentsOf(siteContent)]
      .filter(([document]) => !absent?.keys.has(document))
      .flatMap(([document, value]) =>
        deadLinks(document, remainingHrefs(document, value, absent), reachable),
      ),
    ...present.services
      .filter(({ slug }) => !siteContent.pages.has(`services/${slug}`))
      .map(({ slug }) => ({
        document: `service:${slug}`,
        path: '',
        sentence: `there is no page at ${servicePath(slug)}. Write "export const page", or publish the page first.`,
      })),
  ]
}

/** The links of a document, except those that are left out because their pages are absent. */
function remainingHrefs(document: string, value: unknown, absent: Absent | null) {
  const visible = absent ? withoutLinks(document, value, absent) : value
  if (visible === value) return hrefsOf(value)
  const shown = new Set(hrefsOf(visible).map(({ href }) => href))
  return hrefsOf(value).filter(({ href }) => shown.has(href))
}

/** The same for links in posts. */
export function checkPostLinks(
  posts: readonly { id: string; links: FoundHref[] }[],
  siteContent: SiteContent,
  addresses: ReadonlySet<string>,
): DocumentError[] {
  const reachable = reachablePaths(siteContent, addresses)
  return posts.flatMap(({ id, links }) => deadLinks(postKey(id), links, reachable))
}

function reachablePaths({ redirects }: SiteContent, addresses: ReadonlySet<string>) {
  return new Set([...addresses, ...redirects.map(({ from }) => from)])
}

function deadLinks(document: string, hrefs: FoundHref[], reachable: ReadonlySet<string>) {
  return hrefs
    .filter(({ href }) => !reachable.has(pathOf(href)))
    .map(({ place, href }) => ({
      document,
      path: place,
      sentence: `"${href}" is not a page of this site.`,
    }))
}
