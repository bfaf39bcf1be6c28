import { Hono } from 'hono'
import { z } from 'zod'
import { blogQuerySchema, slugSchema } from '#model/blog/blog-schemas.ts'
import type { Parts } from '#server/app-context.ts'
import { dataResponse } from '#server/platform/http/answer.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import { refuse } from '#server/platform/http/problem.ts'
import { readQuery } from '#server/platform/http/read-query.ts'
import { listPosts } from './list-posts.ts'
import { showPost } from './show-post.ts'

/** Specification 7, and beyond it: category, q, page and the single post. */
export function blogRoutes(parts: Parts) {
  return new Hono<ApiEnv>()
    .get('/api/blog', async ({ req, var: { client } }) => {
      await parts.limits.count('reads', client)
      const query = readQuery(blogQuerySchema, req.raw)
      const { posts, total } = await listPosts(parts, query)
      return dataResponse(req.raw, posts, { 'x-total-count': String(total) })
    })
    .get('/api/blog/:slug', async ({ req, var: { client } }) => {
      await parts.limits.count('reads', client)
      readQuery(z.strictObject({}), req.raw)
      const slug = slugSchema.safeParse(req.param('slug'))
      if (!slug.success) refuse(400, 'A slug has only a-z, 0-9 and single hyphens.')
      const post = await showPost(parts, slug.data)
      if (!post) refuse(404, 'There is no post with this slug.')
      return dataResponse(req.raw, post)
    })
}
