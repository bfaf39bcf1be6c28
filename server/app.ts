import { Hono } from 'hono'
import { matchedRoutes } from 'hono/route'
import { adminPageOf } from '#model/admin-paths.ts'
import { mcpPath } from '#model/assistants/assistants.ts'
import { isAdminPath } from '#model/paths.ts'
import type { AdminPages } from '#server/admin-pages.ts'
import { createErrorResponse } from '#server/error-response.ts'
import { createDrawingVersions } from '#server/features/brand/drawings.ts'
import { brandRoutes } from '#server/features/brand/routes.ts'
import { waveRoutes } from '#server/features/brand/wave-routes.ts'
import { manifestRoutes } from '#server/features/content/manifest.ts'
import { sitemapRoutes } from '#server/features/content/sitemap/routes.ts'
import { feedRoutes } from '#server/features/feeds/routes.ts'
import { fontRoutes } from '#server/features/fonts/routes.ts'
import { instanceRoutes } from '#server/features/go-live/instance-proof.ts'
import { indexNowRoutes } from '#server/features/index-now/key.ts'
import { clickRoutes } from '#server/features/newsletter/clicks/routes.ts'
import { llmsRoutes } from '#server/features/plain-pages/llms-routes.ts'
import { createMarkdownPages } from '#server/features/plain-pages/markdown-pages.ts'
import { monitoringRoutes } from '#server/features/system/monitoring/routes.ts'
import { wellKnownRoutes } from '#server/features/system/well-known/routes.ts'
import { methodsOf, takesForms } from '#server/page-methods.ts'
import type { ServeAsset } from '#server/platform/assets/serve-assets.ts'
import { createAnswerCached } from '#server/platform/http/answer-cached.ts'
import type { NodeBindings } from '#server/platform/http/client-address.ts'
import { currentId, nameRoute } from '#server/platform/http/current-request.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { errorLook } from '#server/platform/rendering/error-page.ts'
import { isDecodable } from '#server/platform/rendering/page-address.ts'
import type { Pages } from '#server/platform/rendering/pages.ts'
import type { DrawName } from '#server/platform/rendering/render-page.ts'
import {
  createServeRules,
  speculationRulesPath,
} from '#server/platform/rendering/speculation-rules.ts'
import type { Report } from '#server/platform/runtime.ts'
import { closedPolicy } from '#server/platform/security/content-security-policy.ts'
import { type HeaderSet, setDefaultHeaders } from '#server/platform/security/response-headers.ts'
import { changesState, comesFromElsewhere } from '#server/platform/security/same-origin.ts'
import type { Site } from '#server/site.ts'

export type AppDeps = {
  site: Pick<
    Site,
    | 'api'
    | 'findList'
    | 'noteCachedView'
    | 'clientOf'
    | 'countDrawing'
    | 'addresses'
    | 'shareTitle'
    | 'outline'
    | 'feed'
    | 'plainPage'
    | 'fonts'
    | 'contentVersion'
    | 'isDatabaseUp'
    | 'readiness'
    | 'metrics'
    | 'content'
    | 'clock'
    | 'serveMedia'
    | 'serveMcp'
    | 'proveInstance'
    | 'followLink'
    | 'indexNowKey'
  >
  pages: Pages
  adminPages: AdminPages
  /** Absent if another server serves the files. */
  assets?: ServeAsset
  /** Whether they have this path; all if that is not known. */
  isFile?(path: string): boolean
  headers: HeaderSet
  siteUrl: string | null
  report: Report
  /** Draws the waves of names. */
  namePath?: DrawName
  /** Names the route pattern of a path, for the log. */
  routeOf?(path: string): string
}

/**
 * Bytes, far above any form's own limit (model/leads/upload.ts), which has the better message. Paths with forms are
 * exempt: a form without JavaScript is read even if its file is too large, to show its texts again.
 */
const BODY_MAX = 64 * 1024 * 1024

/**
 * The whole site as one `fetch`: guards, then the API, then files, then pages. `answerCached` is a shortcut for cached
 * pages and lists.
 */
export function createApp({ site, pages, adminPages, assets, headers, siteUrl, ...deps }: AppDeps) {
  const { report, routeOf = () => '*', isFile = () => true, namePath } = deps
  const apiHeaders = { ...headers, 'Content-Security-Policy': closedPolicy }
  const media = site.serveMedia(headers)
  const mcp = site.serveMcp(headers)
  const serveRules = createServeRules(headers)
  const errorResponse = createErrorResponse(headers, apiHeaders, () => errorLook(site.content))
  const app = new Hono<{ Bindings: NodeBindings }>()

  app.use(async (context, next) => {
    const { req } = context
    if (!changesState(req.raw)) return next()
    if (comesFromElsewhere(req.raw, siteUrl)) return errorResponse(req.path, 403)
    const isTooLarge = Number(req.header('Content-Length') ?? 0) > BODY_MAX
    if (isTooLarge && !takesForms(req.path)) return errorResponse(req.path, 413)
    await next()
    // The rest of the body may still arrive slowly.
    if (context.res.status === 408) context.res.headers.set('Connection', 'close')
  })

  app.use('/api/*', async (context, next) => {
    await next()
    nameRoute(matchedRoutes(context).findLast(({ method }) => method !== 'ALL')?.path ?? '/api/*')
    setDefaultHeaders(context.res, { ...apiHeaders, 'X-Request-Id': currentId() })
  })
  app.get(speculationRulesPath, ({ req }) => {
    nameRoute('file')
    return serveRules(req.raw)
  })
  app.route('/', site.api)
  app.route('/', sitemapRoutes({ ...site, headers, siteUrl }))
  const versionOf = createDrawingVersions({ ...site, isFile })
  app.route('/', manifestRoutes({ ...site, headers, versionOf }))
  const serveFile: ServeAsset = (...asked) => assets?.(...asked) ?? media(...asked)
  const countDrawing = (asked: Headers, env: NodeBindings) =>
    site.countDrawing(site.clientOf(asked, env))
  if (namePath) app.route('/', waveRoutes({ ...site, headers, namePath, countDrawing }))
  app.route('/', brandRoutes({ ...site, isFile, serveFile, headers, report }))
  app.route('/', fontRoutes({ ...site, headers }))
  app.route('/', monitoringRoutes(site, headers))
  app.route('/', wellKnownRoutes({ ...site, headers, siteUrl }))
  app.route('/', instanceRoutes({ ...site, headers }))
  app.route('/', indexNowRoutes({ ...site, headers }))
  app.route('/', clickRoutes({ ...site, headers }))
  app.route('/', feedRoutes({ ...site, pages, headers, siteUrl }))
  app.route('/', llmsRoutes({ ...site, headers, siteUrl }))
  app.all(mcpPath, ({ req, env }) => {
    nameRoute(mcpPath)
    return mcp(req.raw, site.clientOf(req.raw.headers, env))
  })
  const markdownPages = createMarkdownPages({ ...site, pages, headers, siteUrl })

  app.all('*', async (context) => {
    const { req, env } = context
    nameRoute(routeOf(isAdminPath(req.path) ? adminPageOf(req.path) : req.path))
    if (!methodsOf(req.path).includes(req.method)) return errorResponse(req.path, 405)
    const client = () => site.clientOf(req.raw.headers, env)
    // React Router would log an address that cannot be decoded.
    if (isAdminPath(req.path) && isDecodable(new URL(req.url).pathname)) {
      return adminPages(req.raw, client())
    }
    const file = req.method === 'POST' ? media(req.raw, req.path) : serveFile(req.raw, req.path)
    if (file) nameRoute('file')
    return (
      file ?? (await markdownPages(context, client)) ?? (await pages.respond(req.raw, client()))
    )
  })

  app.onError((error, { req }) => {
    const isBusy = error instanceof Unavailable || error instanceof HttpError
    if (isBusy) return errorResponse(req.path, 503)
    report(error)
    return errorResponse(req.path, 500)
  })

  const { findList, noteCachedView: noteView } = site
  return {
    fetch: app.fetch,
    answerCached: createAnswerCached({
      ...{ findPage: pages.find, findList, noteView, apiHeaders, routeOf },
    }),
  }
}
