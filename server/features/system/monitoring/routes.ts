import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Readiness } from '#server/features/system/readiness.ts'
import { nameRoute } from '#server/platform/http/current-request.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'
import { closedPolicy } from '#server/platform/security/content-security-policy.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'

type MonitoredSite = {
  isDatabaseUp(): boolean
  readiness(): Readiness
  metrics: Metrics | null
}

/** /healthz, /readyz and, where METRICS_TOKEN is set, /metrics; without limits, and the first two without I/O. */
export function monitoringRoutes(site: MonitoredSite, siteHeaders: HeaderSet) {
  const headers = {
    ...siteHeaders,
    'Content-Security-Policy': closedPolicy,
    'Cache-Control': 'no-store',
  }
  const database = () => (site.isDatabaseUp() ? 'ok' : 'unavailable')
  const routes = new Hono()

  routes.get('/healthz', () => {
    nameRoute('/healthz')
    return Response.json({ status: 'ok', database: database() }, { headers })
  })
  routes.get('/readyz', () => {
    nameRoute('/readyz')
    const checks = { database: database(), ...site.readiness() }
    const isReady = Object.values(checks).every((check) => check === 'ok')
    const state = { status: isReady ? 'ready' : 'not ready', ...checks }
    return Response.json(state, { status: isReady ? 200 : 503, headers })
  })
  const { metrics } = site
  if (metrics) {
    routes.get('/metrics', async ({ req }) => {
      nameRoute('/metrics')
      if (!isSame(req.header('Authorization') ?? '', `Bearer ${metrics.token}`)) {
        const challenge = { ...headers, 'WWW-Authenticate': 'Bearer' }
        return new Response('Send METRICS_TOKEN as a bearer token.\n', {
          status: 401,
          headers: challenge,
        })
      }
      const { text, mediaType } = await metrics.report()
      return new Response(text, { headers: { ...headers, 'Content-Type': mediaType } })
    })
  }
  return routes
}

/** Takes the same time wherever the texts differ. */
function isSame(given: string, expected: string) {
  const [first, second] = [given, expected].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return first !== undefined && second !== undefined && timingSafeEqual(first, second)
}
