import { Hono } from 'hono'
import { z } from 'zod'
import { BEACON_MAX, type Beacon, beaconPath } from '#model/insights/beacon.ts'
import type { Deps } from '#server/deps.ts'
import type { ApiEnv } from '#server/platform/http/api-env.ts'
import { fail } from '#server/platform/http/problem.ts'
import { readBytes, utf8 } from '#server/platform/http/read-bytes.ts'
import { createKnownPages } from './known-pages.ts'
import { visitorOf } from './note-views.ts'
import type { Sender } from './pending-visitors.ts'

const HOUR = 3_600

export const NO_PAGE = 'There is no such page.'
export const UNREADABLE = 'The body is not what the pages of this site send.'

const clamped = (max: number) => z.number().transform((value) => Math.min(max, Math.max(0, value)))
const milliseconds = clamped(60_000).optional()

export const beaconSchema = z.object({
  page: z.string().min(1).max(300),
  shown: z.object({ referrer: z.string().max(300), search: z.string().max(300) }).optional(),
  left: z
    .object({
      seconds: clamped(HOUR).transform(Math.round),
      depth: clamped(100).transform(Math.round).optional(),
      lcp: milliseconds,
      inp: milliseconds,
      cls: clamped(10).optional(),
      ttfb: milliseconds,
    })
    .optional(),
}) satisfies z.ZodType<Beacon>

/** The same for visitors who are not counted. */
export const NOTED = { message: 'Thank you.' }

/** What browsers tell of pages that were shown or left. */
export function visitRoutes(deps: Deps) {
  const isPage = createKnownPages(deps)
  return new Hono<ApiEnv>().post(beaconPath, async ({ req, json, var: { client } }) => {
    await deps.limits.count('visits', client)
    const beacon = await readBeacon(req.raw)
    const visitor = visitorOf((name) => req.raw.headers.get(name), client.address)
    if (visitor === null || visitor === 'refuses') return json(NOTED)
    if (!(await isPage(beacon.page))) fail(404, NO_PAGE)
    noteBeacon(deps, visitor, beacon, req.raw.headers.get('host') ?? '')
    return json(NOTED)
  })
}

async function readBeacon(request: Request) {
  const text = utf8(await readBytes(request, BEACON_MAX), 'The body')
  try {
    return beaconSchema.parse(JSON.parse(text))
  } catch {
    return fail(400, UNREADABLE)
  }
}

function noteBeacon(
  { insights, clock }: Deps,
  visitor: Sender,
  { page: path, shown, left }: z.output<typeof beaconSchema>,
  host: string,
) {
  const at = clock().getTime()
  if (shown) insights.note(visitor, { type: 'view', at, path, host, ...shown })
  if (!left) return
  const { seconds, depth, ...measured } = left
  insights.note(visitor, { type: 'reading', at, path, seconds, depth, measured })
}
