import { Hono } from 'hono'
import { z } from 'zod'
import { ALL_CATEGORIES } from '#model/blog/blog.ts'
import { type BlogQuery, blogQuerySchema, slugSchema } from '#model/blog/blog-schemas.ts'
import { categoryByName } from '#model/blog/categories.ts'
import type { Deps } from '#server/deps.ts'
import { dataResponse } from '#server/platform/http/answer.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import type { CachedLists } from '#server/platform/http/cached-lists.ts'
import { fail } from '#server/platform/http/problem.ts'
import { readQuery } from '#server/platform/http/read-query.ts'
import { listPosts } from './list-posts.ts'
import { showPost } from './show-post.ts'

/** The list of posts by category, q and page, and single posts. */
export function blogRoutes(deps: Deps, lists: CachedLists) {
  return new Hono<ApiEnv>()
    .get('/api/blog', async ({ req, var: { client } }) => {
      await deps.limits.count('reads', client)
      const query = readQuery(blogQuerySchema, req.raw)
      await checkCategory(deps, query)
      return lists.respond(req.raw, targetOf(query), async () => {
        const { posts, total } = await listPosts(deps, query)
        return { data: posts, headers: { 'X-Total-Count': String(total) } }
      })
    })
    .get('/api/blog/:slug', async ({ req, var: { client } }) => {
      await deps.limits.count('reads', client)
      readQuery(z.strictObject({}), req.raw)
      const slug = slugSchema.safeParse(req.param('slug'))
      if (!slug.success) fail(400, 'A slug has only a-z, 0-9 and single hyphens.')
      const post = await showPost(deps, slug.data)
      if (!post) fail(404, 'There is no post with this slug.')
      return dataResponse(req.raw, post)
    })
}

/** @throws 400 for an unknown category */
async function checkCategory({ content }: Deps, { category = ALL_CATEGORIES }: BlogQuery) {
  const categories = await content.categories()
  if (category === ALL_CATEGORIES || categoryByName(categories, category)) return
  const names = [ALL_CATEGORIES, ...categories.map(({ name }) => name)]
  const message = `category must be one of ${names.join(', ')}`
  fail(400, message, { errors: { category: message } })
}

/** The path and query that the site's own pages ask for; other spellings of the same query share its cached list. */
function targetOf({ limit, category, q, page }: BlogQuery) {
  const given = Object.entries({ limit, category, q, page }).filter(
    ([, value]) => value !== undefined,
  )
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `/api/blog?${search}` : '/api/blog'
}
