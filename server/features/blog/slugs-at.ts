import { slugSchema } from '#model/blog/blog-schemas.ts'
import { postPath } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import { publishedPosts } from './list-posts.ts'

const prefix = postPath('')

/** The slugs of the public posts that stand at these paths, in whatever case they are written. */
export async function slugsAt(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  paths: readonly string[],
): Promise<string[]> {
  const asked = paths
    .map((path) => path.toLowerCase())
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .filter((slug) => slugSchema.safeParse(slug).success)
  if (asked.length === 0) return []
  const rows = await publishedPosts(store, clock())
    .select('slug')
    .where('slug', 'in', [...new Set(asked)])
    .execute()
  return rows.map(({ slug }) => slug)
}
