import { Hono } from 'hono'
import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import type { CachedLists } from '#server/platform/http/cached-lists.ts'
import { readQuery } from '#server/platform/http/read-query.ts'
import { listFaqs } from './list-faqs.ts'

/** The FAQ list. */
export function faqRoutes(deps: Deps, lists: CachedLists) {
  return new Hono<ApiEnv>().get('/api/faq', async ({ req, var: { client } }) => {
    await deps.limits.count('reads', client)
    readQuery(z.strictObject({}), req.raw)
    return lists.respond(req.raw, '/api/faq', async () => ({ data: await listFaqs(deps) }))
  })
}
