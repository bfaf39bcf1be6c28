import { Hono } from 'hono'
import { formResponse } from '#server/http/answer.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { readJson } from '#server/http/read-json.ts'
import type { Parts } from '#server/parts.ts'
import { takeKey } from './take-key.ts'
import { takeSubscription } from './take-subscription.ts'

/** Specification 7, and RFC 8058: mail programs end a subscription with one POST. */
export function newsletterRoutes(parts: Parts) {
  return new Hono<ApiEnv>()
    .post('/api/newsletter/subscribe', async ({ req, var: { client } }) =>
      formResponse(await takeSubscription(parts, client, req.raw, (body) => readJson(body))),
    )
    .post('/api/newsletter/unsubscribe', async ({ req, var: { client } }) =>
      formResponse(await takeKey(parts, client, 'unsubscribe', req.raw)),
    )
}
