import type { Redirect } from '#model/redirect.ts'
import type { DefaultContent } from './defaults.ts'
import { type FoundHref, hrefsOf, hrefsOfMarkdown } from './hrefs.ts'

/** Every link in content that leads to no page, post, opening or redirect, with its file and place. */
export function checkLinks(
  content: DefaultContent,
  addresses: ReadonlySet<string>,
  fileOf: (pageId: string) => string,
): string[] {
  const reached = new Set([...addresses, ...content.redirects.map(({ from }: Redirect) => from)])
  const dead = (file: string, hrefs: FoundHref[]) =>
    hrefs
      .filter(({ href }) => !reached.has(pathOf(href)))
      .map(({ place, href }) => `${file}, ${place}: "${href}" leads to no page of this site.`)
  return [
    ...dead('content/site.ts', hrefsOf(content.site)),
    ...dead('content/navigation.ts', hrefsOf(content.navigation)),
    ...dead('content/screens.ts', hrefsOf(content.screens)),
    ...[...content.pages.values()].flatMap((page) => dead(fileOf(page.id), hrefsOf(page))),
    ...content.posts.flatMap(({ slug, markdown }) =>
      dead(`content/posts/${slug}.md`, hrefsOfMarkdown(markdown)),
    ),
    ...content.services
      .filter(({ slug }) => !content.pages.has(`services/${slug}`))
      .map(({ slug }) => `content/services/${slug}.ts: there is no "export const page".`),
  ]
}

function pathOf(href: string) {
  return href.split(/[?#]/, 1)[0] ?? ''
}
