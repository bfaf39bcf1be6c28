import { sql } from 'kysely'
import type { Post } from '#model/blog.ts'
import { slugSchema } from '#model/blog-schemas.ts'
import type { PostRow } from '#server/db/schema.ts'
import type { Parts } from '#server/parts.ts'
import { publishedPosts } from './list-posts.ts'
import { presentPost, summaryColumns } from './present-post.ts'
import { renderedPost } from './rendered-posts.ts'

const RELATED = 3

/** The published post, or null where there is none. */
export async function showPost(
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
  slug: string,
): Promise<Post | null> {
  if (!slugSchema.safeParse(slug).success) return null
  const published = publishedPosts(store, clock())
  const row = await published.selectAll().where('slug', '=', slug).executeTakeFirst()
  if (!row) return null
  const related = await published
    .select(summaryColumns)
    .where('id', '!=', row.id)
    .orderBy(sql`case when category = ${row.category} then 0 else 1 end`)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RELATED)
    .execute()
  return presentPost(row as PostRow, await renderedPost(row), related)
}
