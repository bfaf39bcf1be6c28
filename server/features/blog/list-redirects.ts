import type { Redirect } from '#model/content/redirect.ts'
import { postPath } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import { publishedPosts } from './list-posts.ts'

/** Redirects from former to current slugs of public posts, without chains. */
export async function listRedirects({ store }: Pick<Deps, 'store'>): Promise<Redirect[]> {
  const rows = await publishedPosts(store)
    .innerJoin('post_redirects', 'post_redirects.post_id', 'posts.id')
    .select(['post_redirects.slug as former', 'posts.slug'])
    .orderBy('post_redirects.slug')
    .execute()
  return rows.map(({ former, slug }) => ({ from: postPath(former), to: postPath(slug) }))
}
