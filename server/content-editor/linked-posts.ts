import { paths } from '#model/paths.ts'
import { publishedPosts } from '#server/blog/list-posts.ts'
import { addressesOf } from '#server/content/addresses.ts'
import { checkPostLinks, pathOf } from '#server/content/check-links.ts'
import { documentsOf } from '#server/content/documents.ts'
import type { Fault } from '#server/content/faults.ts'
import { hrefsOf } from '#server/content/hrefs.ts'
import type { Words } from '#server/content/words.ts'
import type { Parts } from '#server/parts.ts'

type Shelf = Pick<Parts, 'store' | 'clock'>

const postPrefix = `${paths.blog}/`

/** Of all posts, the slugs of those that these words link or redirect to. */
export async function linkedPosts({ store, clock }: Shelf, words: Words) {
  const links = [...documentsOf(words).values()].flatMap((value) => hrefsOf(value))
  const asked = [
    ...links.map(({ href }) => pathOf(href)),
    ...words.redirects.flatMap(({ from, to }) => [from.toLowerCase(), to]),
  ]
  const slugs = asked
    .filter((path) => path.startsWith(postPrefix))
    .map((path) => path.slice(postPrefix.length))
  if (slugs.length === 0) return []
  const rows = await publishedPosts(store, clock())
    .select('slug')
    .where('slug', 'in', [...new Set(slugs)])
    .execute()
  return rows.map(({ slug }) => slug)
}

/** Links in published posts that worked with the words `before` and lead nowhere with those `after`. */
export async function brokenInPosts(
  { store, clock }: Shelf,
  before: Words,
  after: Words,
): Promise<Fault[]> {
  const kept = reachable(after)
  const gone = [...reachable(before)].filter((path) => !kept.has(path))
  if (gone.length === 0) return []
  const posts = await publishedPosts(store, clock())
    .select(['slug', 'markdown'])
    .where(({ eb, or }) => or(gone.map((path) => eb('markdown', 'like', `%${path}%`))))
    .execute()
  return checkPostLinks(posts, after, kept).filter(({ sentence }) =>
    gone.some((path) => sentence.includes(`"${path}`)),
  )
}

function reachable(words: Words) {
  return new Set([...addressesOf(words, []), ...words.redirects.map(({ from }) => from)])
}
