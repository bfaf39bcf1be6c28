import { Hono } from 'hono'
import { clickPath } from '#model/paths.ts'
import { nameRoute } from '#server/platform/http/current-request.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'

type ClickRoutesDeps = {
  followLink(request: Request, place: { id: string; number: string }): Promise<string | null>
  headers: HeaderSet
}

/** Leads on from the links of newsletter issues, to where they led when the issue was sent. */
export function clickRoutes({ followLink, headers }: ClickRoutesDeps) {
  const path = clickPath(':id', ':number' as never)
  return new Hono().get(path, async ({ req }, next) => {
    const { id = '', number = '' } = req.param() as Record<string, string>
    const to = await followLink(req.raw, { id, number })
    if (to === null) return next()
    nameRoute(path)
    return new Response(null, {
      status: 302,
      headers: {
        ...headers,
        Location: to,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
        'Referrer-Policy': 'no-referrer',
      },
    })
  })
}
