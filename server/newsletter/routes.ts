import { Hono } from 'hono'
import { formResponse } from '#server/http/answer.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { readJson } from '#server/http/read-json.ts'
import type { Parts } from '#server/parts.ts'
import { takeSubscription } from './take-subscription.ts'

/** Specification 7. */
export function newsletterRoutes(parts: Parts) {
  return new Hono<ApiEnv>().post('/api/newsletter/subscribe', async ({ req, var: { client } }) =>
    formResponse(await takeSubscription(parts, client, req.raw, (body) => readJson(body))),
  )
}
