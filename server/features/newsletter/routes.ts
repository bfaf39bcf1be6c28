import { Hono } from 'hono'
import type { Parts } from '#server/app-context.ts'
import { formResponse } from '#server/platform/http/answer.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import { readJson } from '#server/platform/http/read-json.ts'
import { takeSubscription } from './handle-subscribe.ts'
import { takeKey } from './handle-subscription-link.ts'

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
