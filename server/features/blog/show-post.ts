import type { Post } from '#model/blog/blog-schemas.ts'
import { slugSchema } from '#model/blog/blog-schemas.ts'
import type { Deps } from '#server/deps.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import { publishedPosts } from './list-posts.ts'
import { presentPost, type SummaryRow, summaryColumns } from './present-post.ts'

const RELATED = 3

type BlogDeps = Pick<Deps, 'store' | 'clock' | 'markdown'>

/** The published post, or null. */
export async function showPost(deps: BlogDeps, slug: string): Promise<Post | null> {
  if (!slugSchema.safeParse(slug).success) return null
  const row = await publishedPosts(deps.store, deps.clock())
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row ? presentWithRelated(deps, row as PostRow) : null
}

/** A post with its HTML and related posts: the newest of its category, then of other categories. */
export async function presentWithRelated(deps: BlogDeps, row: PostRow): Promise<Post> {
  const related = await newest(deps, row, '=', RELATED)
  if (related.length < RELATED) {
    related.push(...(await newest(deps, row, '!=', RELATED - related.length)))
  }
  return presentPost(row, await deps.markdown.post(row), related)
}

function newest(
  { store, clock }: BlogDeps,
  { id, category }: PostRow,
  operator: '=' | '!=',
  limit: number,
): Promise<SummaryRow[]> {
  return publishedPosts(store, clock())
    .select(summaryColumns)
    .where('category', operator, category)
    .where('id', '!=', id)
    .orderBy('publish_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
