import { slugSchema } from '#model/blog/blog-schemas.ts'
import { postPath } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import { publishedPosts } from './list-posts.ts'

const prefix = postPath('')

/** The slugs of the public posts at these paths, ignoring case. */
export async function slugsAt(
  { store }: Pick<Deps, 'store'>,
  paths: readonly string[],
): Promise<string[]> {
  const slugs = paths
    .map((path) => path.toLowerCase())
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .filter((slug) => slugSchema.safeParse(slug).success)
  if (slugs.length === 0) return []
  const rows = await publishedPosts(store)
    .select('slug')
    .where('slug', 'in', [...new Set(slugs)])
    .execute()
  return rows.map(({ slug }) => slug)
}
