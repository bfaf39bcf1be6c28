import { Hono } from 'hono'
import { z } from 'zod'
import { callMessages } from '#model/calls/call.ts'
import { findTimeZone } from '#model/content/time-zones.ts'
import type { Deps } from '#server/deps.ts'
import { dataResponse } from '#server/platform/http/answer.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import { fail } from '#server/platform/http/problem.ts'
import { readQuery } from '#server/platform/http/read-query.ts'
import { listTimes } from './list-times.ts'

export const timesPath = '/api/calls/times'

export const CLOSED = 'No calls can be booked at the moment.'

export const timesQuery = z.strictObject({
  kind: z.string().max(100).optional(),
  zone: z
    .string()
    .refine(
      (zone) => findTimeZone(zone) !== null,
      'zone must be a time zone, such as Europe/Berlin',
    )
    .optional(),
  day: z.iso.date('day must be a date, such as 2026-12-01').optional(),
})

/** The kinds of calls, and the times of seven days at which one can be booked. */
export function timesRoutes(deps: Deps) {
  return new Hono<ApiEnv>().get(timesPath, async ({ req, var: { client } }) => {
    await deps.limits.count('reads', client)
    const query = readQuery(timesQuery, req.raw)
    const times = await listTimes(deps, query)
    if (!times) fail(404, CLOSED)
    if (query.kind && query.kind !== times.kind.id) fail(404, callMessages.unknownKind)
    return dataResponse(req.raw, times)
  })
}
