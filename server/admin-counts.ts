import { countsPath } from '#model/admin-paths.ts'
import type { AdminServices } from '#server/admin-actions.ts'
import type { CountStreams } from '#server/features/dashboard/counts/count-streams.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { nameRoute } from '#server/platform/http/current-request.ts'
import { closedPolicy } from '#server/platform/security/content-security-policy.ts'

type CountsDeps = { admin: AdminServices; actor: Actor; countStreams: CountStreams }

/** The counts as server-sent events or, for other requests, as JSON; null for any other path. */
export function serveCounts(request: Request, deps: CountsDeps): Promise<Response> | null {
  if (new URL(request.url).pathname !== countsPath) return null
  const isStream = request.headers.get('accept')?.includes('text/event-stream')
  nameRoute(isStream ? `${countsPath} (stream)` : countsPath)
  return isStream ? streamCounts(deps) : sendCounts(deps)
}

const headers = {
  'Content-Security-Policy': closedPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
}

async function streamCounts({ actor, countStreams }: CountsDeps) {
  return new Response(await countStreams.open(actor), {
    headers: {
      ...headers,
      'Content-Type': 'text/event-stream',
      // nginx would collect the events first.
      'X-Accel-Buffering': 'no',
    },
  })
}

async function sendCounts({ admin }: CountsDeps) {
  return Response.json(await admin.dashboard.counts(), { headers })
}
