import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import { fail } from '#server/platform/http/problem.ts'
import { respondWith } from '#server/platform/http/send-cached.ts'
import { textFile } from '#server/platform/http/text-file.ts'
import { callFile } from './call-calendar.ts'
import { bookedCalendarRoute, callLink, callOfLink } from './call-link.ts'
import { findCall, placeOf } from './find-call.ts'

export const NO_CALL = 'There is no booked call at this address.'

/** A booked call as a file for the visitor's calendar, at a signed address. */
export function bookedCalendarRoutes(deps: Deps, siteUrl: string | null) {
  return new Hono<ApiEnv>().get(bookedCalendarRoute, async ({ req, var: { client } }) => {
    await deps.limits.count('reads', client)
    const id = callOfLink(deps.secrets, req.url)
    const found = id ? await findCall(deps.store, id) : null
    if (found?.call.state !== 'booked') fail(404, NO_CALL)
    const { call, lead } = found
    const { name } = await deps.content.site()
    const { t } = await deps.content.language()
    const link = new URL(callLink(deps.secrets, call.id), siteUrl ?? req.url)
    const file = await callFile({
      call,
      summary: `${call.kind_name}, ${name}`,
      location: placeOf(call, lead),
      description: `${t('Change or cancel the call')}: ${link}`,
      at: new Date(call.time_set_at),
    })
    const headers = { 'X-Robots-Tag': 'noindex' }
    return respondWith(await textFile(file, 'text/calendar', headers, 'private, no-store'), req.raw)
  })
}
