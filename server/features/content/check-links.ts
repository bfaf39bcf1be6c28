import { servicePath } from '#model/paths.ts'
import { documentsOf } from './documents.ts'
import type { Fault } from './faults.ts'
import { type FoundHref, hrefsOf } from './hrefs.ts'
import type { Words } from './site-content.ts'

/** Every link of the words that leads to no page, post, opening or redirect; `addresses` are the paths with a page. */
export function checkLinks(words: Words, addresses: ReadonlySet<string>): Fault[] {
  const reached = reachedBy(words, addresses)
  return [
    ...[...documentsOf(words)].flatMap(([document, value]) =>
      deadLinks(document, hrefsOf(value), reached),
    ),
    ...words.services
      .filter(({ slug }) => !words.pages.has(`services/${slug}`))
      .map(({ slug }) => ({
        document: `service:${slug}`,
        path: '',
        sentence: `there is no page at ${servicePath(slug)}. Write "export const page", or publish the page first.`,
      })),
  ]
}

/** The same for the links that posts have; a fault's document is "post:<slug>". */
export function checkPostLinks(
  posts: readonly { slug: string; links: FoundHref[] }[],
  words: Words,
  addresses: ReadonlySet<string>,
): Fault[] {
  const reached = reachedBy(words, addresses)
  return posts.flatMap(({ slug, links }) => deadLinks(`post:${slug}`, links, reached))
}

/** A link without its query and fragment. */
export function pathOf(href: string) {
  return href.split(/[?#]/, 1)[0] ?? ''
}

function reachedBy({ redirects }: Words, addresses: ReadonlySet<string>) {
  return new Set([...addresses, ...redirects.map(({ from }) => from)])
}

function deadLinks(document: string, hrefs: FoundHref[], reached: ReadonlySet<string>) {
  return hrefs
    .filter(({ href }) => !reached.has(pathOf(href)))
    .map(({ place, href }) => ({
      document,
      path: place,
      sentence: `"${href}" leads to no page of this site.`,
    }))
}
