import { sql } from 'kysely'
import { z } from 'zod'
import { type Category, categoryById, categoryCover } from '#model/blog/categories.ts'
import { postKey } from '#model/content/standalone.ts'
import { LINE_MAX } from '#model/limits.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import { reviewStates } from '#server/features/content/reviews/review-rows.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { searchPattern } from '#server/platform/db/search-text.ts'

const PAGE_SIZE = 50

const listSchema = z.object({
  q: z
    .string()
    .catch('')
    .transform((q) => q.trim().slice(0, LINE_MAX)),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

/** Posts by publish time, newest first, 50 per page; `q` searches title and author. */
export const listAllPosts = query('viewer', listSchema, async ({ store, content }, { q, page }) => {
  const categories = await content.categories()
  let found = store.selectFrom('posts').where('deleted_at', 'is', null)
  if (q)
    found = found.where(sql<boolean>`admin_search_text like ${searchPattern(q)} escape ${'\\'}`)
  const { total } = await found
    .select((select) => select.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select(['id', 'slug', 'title', 'author', 'category', 'image'])
    .select(['status', 'publish_at', 'updated_at'])
    .orderBy('publish_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const keys = rows.map(({ id }) => postKey(id))
  const [reviews, plans, drafts] = await Promise.all([
    reviewStates(store, keys),
    pendingPlans(store, keys),
    draftsAmong(store, keys),
  ])
  const posts = rows.map(({ status, publish_at, updated_at, image, ...row }) => {
    const key = postKey(row.id)
    const plan = (wanted: string) =>
      plans.find(({ document, action }) => document === key && action === wanted)?.due_at ?? null
    const plannedAt = plan('publish')
    const category = categoryById(categories, row.category)
    return {
      ...row,
      category: category?.name ?? row.category,
      cover: coverOf(image, category),
      state: plannedAt !== null && status !== 'published' ? ('scheduled' as const) : status,
      review: reviews.get(key) ?? null,
      hasDraft: drafts.has(key),
      publishAt: plannedAt ?? publish_at,
      offAt: plan('unpublish'),
      updatedAt: updated_at,
    }
  })
  return { posts, q, page, total: Number(total), hasMore: page * PAGE_SIZE < Number(total) }
})

/** Null for pictures of other sites, which the admin does not load. */
function coverOf(image: string, category: Category | undefined) {
  if (image === '') return category ? categoryCover(category) : null
  return image.startsWith('/') ? image : null
}

/** Plans of these documents that have not run yet. */
function pendingPlans(store: Store, keys: string[]) {
  return keys.length === 0
    ? []
    : store
        .selectFrom('plans')
        .select(['document', 'action', 'due_at'])
        .where('document', 'in', keys)
        .where('state', '=', 'pending')
        .execute()
}

/** Those of these documents that have changes which are not published. */
async function draftsAmong(store: Store, keys: string[]) {
  if (keys.length === 0) return new Set<string>()
  const rows = await store
    .selectFrom('content_documents')
    .select('key')
    .where('key', 'in', keys)
    .where('draft_id', 'is not', null)
    .execute()
  return new Set(rows.map(({ key }) => key))
}

/** A post in the admin's list; times are ISO strings. */
export type ListedPost = ResultOf<typeof listAllPosts>['posts'][number]
