import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import { fail } from '#server/platform/http/problem.ts'
import { respondWith } from '#server/platform/http/send-cached.ts'
import { textFile } from '#server/platform/http/text-file.ts'
import { feedKeyOf, feedRoute } from './feed-key.ts'
import { writeFeed } from './write-feed.ts'

export const NO_FEED = 'There is no calendar at this address. Make a new one in the admin.'

/** The calls of a person for their calendar program. */
export function callFeedRoutes(deps: Deps, siteUrl: string | null) {
  return new Hono<ApiEnv>().get(feedRoute, async ({ req, var: { client } }) => {
    await deps.limits.count('reads', client)
    const feed = await writeFeed(deps, feedKeyOf(req.param('file')), siteUrl)
    if (feed === null) fail(404, NO_FEED)
    const headers = { 'X-Robots-Tag': 'noindex' }
    return respondWith(await textFile(feed, 'text/calendar', headers, 'private, no-cache'), req.raw)
  })
}
