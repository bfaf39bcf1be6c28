import { sql } from 'kysely'
import { BLOG_LIMIT_MAX } from '#model/blog/blog.ts'
import type { BlogQuery, PostList } from '#model/blog/blog-schemas.ts'
import { categoryByName, idsOf } from '#model/blog/categories.ts'
import type { Deps } from '#server/deps.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { searchPattern } from '#server/platform/db/search-text.ts'
import { presentSummary, summaryColumns } from './present-post.ts'

/** Published posts, newest first; `limit` defaults to BLOG_LIMIT_MAX. */
export async function listPosts(
  { store, content }: Pick<Deps, 'store' | 'content'>,
  query: BlogQuery,
): Promise<PostList> {
  const limit = query.limit ?? BLOG_LIMIT_MAX
  let found = publishedPosts(store)
  const categories = await content.categories()
  const category = categoryByName(categories, query.category ?? '')
  if (category) found = found.where('category', 'in', idsOf(category))
  const q = query.q?.trim()
  if (q) {
    found = found.where(sql<boolean>`search_text like ${searchPattern(q)} escape ${'\\'}`)
  }
  const offset = ((query.page ?? 1) - 1) * limit
  const rows = await found
    .select(summaryColumns)
    .orderBy('publish_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  // The last page tells the total; counting would search all posts again.
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
  const total = isLast ? offset + rows.length : await count(found)
  return { posts: rows.map((row) => presentSummary(row, categories)), total }
}

async function count(found: ReturnType<typeof publishedPosts>) {
  const { total } = await found
    .select((select) => select.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Public posts. */
export function publishedPosts(store: Store) {
  return store.selectFrom('posts').where('deleted_at', 'is', null).where('status', '=', 'published')
}
