import { paths } from './paths.ts'

/** Where a page is as Markdown: "/about.md", and "/index.md" for the home page. */
export function markdownPath(path: string) {
  return path === paths.home ? '/index.md' : `${path}.md`
}

/** The path of the page that is asked for as Markdown; null for other paths. */
export function pathOfMarkdown(path: string) {
  if (path === '/index.md') return paths.home
  return path.length > '/.md'.length && path.endsWith('.md') ? path.slice(0, -'.md'.length) : null
}

/** The parts of the site that have a feed. */
export const feedNames = ['blog', 'newsletter', 'career', 'projects'] as const

export type FeedName = (typeof feedNames)[number]

/** The feed of the part that a page belongs to, if any. */
export function feedOf(path: string) {
  return feedNames.find((name) => path === paths[name] || path.startsWith(`${paths[name]}/`))
}

export function atomFeedPath(name: FeedName) {
  return `${paths[name]}/feed.xml`
}

export function jsonFeedPath(name: FeedName) {
  return `${paths[name]}/feed.json`
}

/** With `?url=`: what programs of others show of a link to a post. */
export const OEMBED_PATH = '/api/oembed'

export function oembedPath(url: string) {
  return `${OEMBED_PATH}?${new URLSearchParams({ url })}`
}
