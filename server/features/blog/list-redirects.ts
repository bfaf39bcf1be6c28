import type { Redirect } from '#model/content/redirect.ts'
import { postPath } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import { addressesOf } from '#server/features/content/known-addresses.ts'
import { publishedPosts } from './list-posts.ts'

/** Redirects to public posts from their former slugs and their addresses on an old site, without chains. */
export async function listRedirects(deps: Pick<Deps, 'store' | 'content'>): Promise<Redirect[]> {
  const formerSlugs = await publishedPosts(deps.store)
    .innerJoin('post_redirects', 'post_redirects.post_id', 'posts.id')
    .select(['post_redirects.slug as former', 'posts.slug'])
    .orderBy('post_redirects.slug')
    .execute()
  const former = formerSlugs.map(({ former, slug }) => ({
    from: postPath(former),
    to: postPath(slug),
  }))
  return [...(await oldAddresses(deps)), ...former]
}

/** Pages of this site take precedence. */
async function oldAddresses({ store, content }: Pick<Deps, 'store' | 'content'>) {
  const rows = await publishedPosts(store)
    .innerJoin('post_addresses', 'post_addresses.post_id', 'posts.id')
    .select(['post_addresses.path', 'posts.slug'])
    .orderBy('post_addresses.path')
    .execute()
  if (rows.length === 0) return []
  const pages = new Set([...addressesOf(content.current(), [])].map((path) => path.toLowerCase()))
  return rows
    .map(({ path, slug }) => ({ from: path, to: postPath(slug) }))
    .filter(({ from, to }) => from !== to && !pages.has(from))
}
