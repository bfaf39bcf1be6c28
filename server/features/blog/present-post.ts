import { sampleCategories } from '#model/blog/blog.ts'
import type { Post, PostSummary } from '#model/blog/blog-schemas.ts'
import { type Category, categoryById, categoryCover } from '#model/blog/categories.ts'
import type { TeamMember } from '#model/content/team.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'

/** The columns of a list entry. */
export const summaryColumns = [
  'id',
  'title',
  'slug',
  'summary',
  'author',
  'published_on',
  'category',
  'image',
  'image_alt',
  'read_time',
] as const satisfies (keyof PostRow)[]

export type SummaryRow = Pick<PostRow, (typeof summaryColumns)[number]>

/** A row as public lists show it. */
export function presentSummary(row: SummaryRow, categories: readonly Category[]): PostSummary {
  const category = categoryById(categories, row.category)
  if (!category) throw new Error('The blog has no category.')
  const { name, lambda } = category
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    summary: row.summary,
    author: row.author,
    date: row.published_on,
    category: name,
    ...(sampleCategories[name] !== lambda && { lambda }),
    image: row.image || categoryCover(category),
    imageAlt: row.image_alt,
    readTime: row.read_time,
  }
}

/** A row as its own public page shows it. */
export function presentPost(
  row: PostRow,
  rendered: Pick<Post, 'html' | 'headings'>,
  related: SummaryRow[],
  categories: readonly Category[],
  byline?: TeamMember,
): Post {
  return {
    ...presentSummary(row, categories),
    ...rendered,
    tags: JSON.parse(row.tags),
    related: related.map((each) => presentSummary(each, categories)),
    ...(byline && { byline }),
    ...(row.seo_title && { seoTitle: row.seo_title }),
    ...(row.seo_description && { seoDescription: row.seo_description }),
    ...(row.share_image && { shareImage: row.share_image }),
  }
}
