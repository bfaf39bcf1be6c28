import { servicePath } from '#model/paths.ts'
import { documentsOf } from './documents.ts'
import type { Fault } from './faults.ts'
import { type FoundHref, hrefsOf } from './hrefs.ts'
import type { SiteContent } from './site-content.ts'

/** Finds links that match no page, post, job or redirect. `addresses`: paths that have a page. */
export function checkLinks(siteContent: SiteContent, addresses: ReadonlySet<string>): Fault[] {
  const reachable = reachablePaths(siteContent, addresses)
  return [
    ...[...documentsOf(siteContent)].flatMap(([document, value]) =>
      deadLinks(document, hrefsOf(value), reachable),
    ),
    ...siteContent.services
      .filter(({ slug }) => !siteContent.pages.has(`services/${slug}`))
      .map(({ slug }) => ({
        document: `service:${slug}`,
        path: '',
        sentence: `there is no page at ${servicePath(slug)}. Write "export const page", or publish the page first.`,
      })),
  ]
}

/** The same for links in posts; a fault's document is "post:<slug>". */
export function checkPostLinks(
  posts: readonly { slug: string; links: FoundHref[] }[],
  siteContent: SiteContent,
  addresses: ReadonlySet<string>,
): Fault[] {
  const reachable = reachablePaths(siteContent, addresses)
  return posts.flatMap(({ slug, links }) => deadLinks(`post:${slug}`, links, reachable))
}

/** A link without its query and fragment. */
export function pathOf(href: string) {
  return href.split(/[?#]/, 1)[0] ?? ''
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
