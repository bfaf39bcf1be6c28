import type { Post } from '#model/blog/blog-schemas.ts'
import { slugSchema } from '#model/blog/blog-schemas.ts'
import { categoryById, idsOf } from '#model/blog/categories.ts'
import { RELATED_MAX } from '#model/blog/post-form.ts'
import type { Deps } from '#server/deps.ts'
import { absentFrom } from '#server/features/content/absent.ts'
import { withoutHtmlLinks } from '#server/features/content/without-html-links.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import { publishedPosts } from './list-posts.ts'
import { peopleOf } from './people.ts'
import { presentPost, type SummaryRow, summaryColumns } from './present-post.ts'

type BlogDeps = Pick<Deps, 'store' | 'markdown' | 'content'>

/** The published post, or null. */
export async function showPost(deps: BlogDeps, slug: string): Promise<Post | null> {
  if (!slugSchema.safeParse(slug).success) return null
  const row = await publishedPosts(deps.store)
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row ? presentWithRelated(deps, row as PostRow) : null
}

/** A post with its HTML and related posts: those chosen, then the newest of its category, then of other categories. */
export async function presentWithRelated(deps: BlogDeps, row: PostRow): Promise<Post> {
  const related = await chosen(deps, row)
  for (const operator of ['in', 'not in'] as const) {
    const missing = RELATED_MAX - related.length
    if (missing > 0) related.push(...(await newest(deps, row, operator, missing, related)))
  }
  const byline = peopleOf(deps.content.current()).get(row.author)
  const { html, headings } = await deps.markdown.post(row)
  const absent = absentFrom(deps.content.complete())
  const rendered = { headings, html: absent ? withoutHtmlLinks(html, absent) : html }
  return presentPost(row, rendered, related, deps.content.current().categories, byline)
}

/** The posts that the author chose, in this order, as far as they are public. */
async function chosen({ store }: BlogDeps, { id, related }: PostRow): Promise<SummaryRow[]> {
  const ids = (JSON.parse(related) as string[]).filter((other) => other !== id)
  if (ids.length === 0) return []
  const rows = await publishedPosts(store).select(summaryColumns).where('id', 'in', ids).execute()
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

function newest(
  { store, content }: BlogDeps,
  { id, category: key }: PostRow,
  operator: 'in' | 'not in',
  limit: number,
  shown: SummaryRow[],
): Promise<SummaryRow[]> {
  const category = categoryById(content.current().categories, key)
  return publishedPosts(store)
    .select(summaryColumns)
    .where('category', operator, category ? idsOf(category) : [])
    .where('id', 'not in', [id, ...shown.map((post) => post.id)])
    .orderBy('publish_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
