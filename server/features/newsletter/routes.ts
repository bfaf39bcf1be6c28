import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { formResponse } from '#server/platform/http/answer.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import { handleSubscribe, readSubscriptionJson } from './handle-subscribe.ts'
import { handleSubscriptionLink } from './handle-subscription-link.ts'

/** Subscribing, and unsubscribing with one POST (RFC 8058). */
export function newsletterRoutes(deps: Deps) {
  return new Hono<ApiEnv>()
    .post('/api/newsletter/subscribe', async ({ req, var: { client } }) =>
      formResponse(await handleSubscribe(deps, client, req.raw, readSubscriptionJson)),
    )
    .post('/api/newsletter/unsubscribe', async ({ req, var: { client } }) =>
      formResponse(await handleSubscriptionLink(deps, client, 'unsubscribe', req.raw)),
    )
}
