import type { Deps } from '#server/deps.ts'
import { publishedPosts } from '#server/features/blog/list-posts.ts'
import { slugsAt } from '#server/features/blog/slugs-at.ts'
import { absentFrom } from '#server/features/content/absent.ts'
import { checkPostLinks } from '#server/features/content/check-links.ts'
import { documentsOf } from '#server/features/content/documents.ts'
import type { DocumentError } from '#server/features/content/errors.ts'
import { pathOf } from '#server/features/content/href-path.ts'
import { hrefsOf } from '#server/features/content/hrefs.ts'
import { addressesOf } from '#server/features/content/known-addresses.ts'
import type { SiteContent } from '#server/features/content/site-content.ts'
import type { FoundHref } from '#server/features/markdown/hrefs-of-markdown.ts'

type PostDeps = Pick<Deps, 'store' | 'clock'>

/** Slugs of posts that the content links or redirects to. */
export async function linkedPosts(deps: PostDeps, siteContent: SiteContent) {
  const links = [...documentsOf(siteContent).values()].flatMap((value) => hrefsOf(value))
  const redirected = siteContent.redirects.flatMap(({ from, to }) => [from, to])
  return slugsAt(deps, [...links.map(({ href }) => pathOf(href)), ...redirected])
}

/** Links in published posts that work in `before` and are broken in `after`. */
export async function brokenInPosts(
  { store, markdown }: Pick<Deps, 'store' | 'markdown'>,
  before: SiteContent,
  after: SiteContent,
): Promise<DocumentError[]> {
  const remaining = reachablePaths(after)
  // Visitors read links to what is unpublished as plain words.
  const absent = absentFrom(after)
  const removed = [...reachablePaths(before)].filter(
    (path) => !remaining.has(path) && !absent?.hasPath(path),
  )
  if (removed.length === 0) return []
  const rows = await publishedPosts(store)
    .select(['id', 'markdown'])
    .where(({ eb, or }) => or(removed.map((path) => eb('markdown', 'like', `%${path}%`))))
    .execute()
  const posts: { id: string; links: FoundHref[] }[] = []
  // One at a time, so that rendering for visitors is not delayed.
  for (const row of rows) posts.push({ id: row.id, links: await markdown.links(row.markdown) })
  return checkPostLinks(posts, after, remaining).filter(({ sentence }) =>
    removed.some((path) => sentence.includes(`"${path}`)),
  )
}

function reachablePaths(siteContent: SiteContent) {
  return new Set([
    ...addressesOf(siteContent, []),
    ...siteContent.redirects.map(({ from }) => from),
  ])
}
