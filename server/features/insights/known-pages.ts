import { archivedIssuePath, paths } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import { publishedPosts } from '#server/features/blog/list-posts.ts'
import { addressesOf } from '#server/features/content/known-addresses.ts'
import { publicIssueSlugs } from '#server/features/newsletter/archive/public-issues.ts'

/** Tells whether visitors can open a path; reads the posts again when the content version has changed. */
export function createKnownPages({ store, content }: Pick<Deps, 'store' | 'content'>) {
  let known: { version: number; paths: Promise<Set<string>> } | undefined

  async function read() {
    const posts = await publishedPosts(store).select('posts.slug').execute()
    const pages = addressesOf(
      content.current(),
      posts.map(({ slug }) => slug),
    )
    pages.add(paths.call)
    for (const slug of await publicIssueSlugs(store)) pages.add(archivedIssuePath(slug))
    return pages
  }

  return async (path: string) => {
    const version = content.version()
    if (known?.version !== version) known = { version, paths: read() }
    try {
      return (await known.paths).has(path)
    } catch (error) {
      known = undefined
      throw error
    }
  }
}
