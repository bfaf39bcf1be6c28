import { sql } from 'kysely'
import { z } from 'zod'
import { categoryById } from '#model/blog/categories.ts'
import { postKey } from '#model/content/review.ts'
import { LINE_MAX } from '#model/limits.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import { reviewStates } from '#server/features/content/reviews/review-rows.ts'
import { searchPattern } from '#server/platform/db/search-text.ts'
import { stateOf } from './post-columns.ts'

const PAGE_SIZE = 50

const listSchema = z.object({
  q: z
    .string()
    .catch('')
    .transform((q) => q.trim().slice(0, LINE_MAX)),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

/** Posts by publish time, newest first, 50 per page; `q` searches title and author. */
export const listAllPosts = query(
  'viewer',
  listSchema,
  async ({ store, clock, content }, { q, page }) => {
    const categories = await content.categories()
    let found = store.selectFrom('posts').where('deleted_at', 'is', null)
    if (q)
      found = found.where(sql<boolean>`admin_search_text like ${searchPattern(q)} escape ${'\\'}`)
    const { total } = await found
      .select((select) => select.fn.countAll().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await found
      .select([
        'id',
        'slug',
        'title',
        'author',
        'category',
        'status',
        'publish_at',
        'off_at',
        'updated_at',
      ])
      .orderBy('publish_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute()
    const reviews = await reviewStates(
      store,
      rows.map(({ id }) => postKey(id)),
    )
    const posts = rows.map(({ status, publish_at, off_at, updated_at, category, ...row }) => ({
      ...row,
      category: categoryById(categories, category)?.name ?? category,
      state: stateOf({ status, publish_at, off_at }, clock()),
      review: (status === 'draft' && reviews.get(postKey(row.id))) || null,
      publishAt: publish_at,
      offAt: off_at,
      updatedAt: updated_at,
    }))
    return { posts, q, page, total: Number(total), hasMore: page * PAGE_SIZE < Number(total) }
  },
)

/** A post in the admin's list; times are ISO strings. */
export type ListedPost = ResultOf<typeof listAllPosts>['posts'][number]
