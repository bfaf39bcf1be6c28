import { Hono } from 'hono'
import { SHARE_WIDTH } from '#model/content/share-picture.ts'
import { cacheControlOf } from '#server/platform/assets/file-versions.ts'
import { type CachedResponse, createCachedResponse } from '#server/platform/http/cached-response.ts'
import { respondWith } from '#server/platform/http/send-cached.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import type { Report } from '#server/platform/runtime.ts'
import { closedPolicy, svgPolicy } from '#server/platform/security/content-security-policy.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import { ICON_FIELD } from './draw-icon.ts'
import { type BrandSource, type Drawing, findDrawing, iconShapes } from './drawings.ts'
import { findIcon, type ServePicture } from './find-icon.ts'
import { icoFile } from './ico-file.ts'
import { createTurns } from './in-turn.ts'
import { type RasterTask, rasterize } from './rasterize.ts'
import type { IconPictures } from './read-icon.ts'
import { remember } from './remember.ts'

type BrandDeps = BrandSource & {
  serveFile: ServePicture
  headers: HeaderSet
  report: Report
  /** What tests replace. */
  draw?: (task: RasterTask) => Promise<Uint8Array<ArrayBuffer>>
}

/** Pixels at which the icons' picture is drawn, and then scaled. */
const DRAWN = 512

/** Widths of the icons that are no SVG, in pixels. */
const iconPixels: Record<string, number> = {
  '/favicon.ico': 32,
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
  '/maskable-512.png': 512,
}

/** Every `sharePicturePath`. */
const sharePictures = '/pictures/share/:name{.+\\.jpg}'

/** Pictures kept in memory, of up to 120 kB. */
const KEPT_MAX = 64

/** Pictures that may wait to be drawn; each takes half a second. */
const WAITING_MAX = 30

/** The icons and share pictures of a brand where they are not files in public/, each drawn when it is first asked for. */
export function brandRoutes({
  serveFile,
  headers,
  report,
  draw = rasterize,
  ...source
}: BrandDeps) {
  const iconPicture = remember<IconPictures | null>(1)
  const picture = remember<CachedResponse>(KEPT_MAX)
  const inTurn = createTurns(WAITING_MAX)
  const routes = new Hono()
  for (const route of [...Object.keys(iconShapes), sharePictures]) {
    routes.get(route, async ({ req }, next) => {
      const drawing = await findDrawing(req.path, source)
      if (!drawing) return next()
      const icon = await findPicture(drawing)
      const isWhole = !drawing.theme.icon || icon !== null
      const key = `${iconShapes[req.path] ? req.path : ''} ${drawing.version} ${isWhole}`
      const file = await picture(key, () => inTurn(() => fileOf(req.path, drawing, icon))).catch(
        (error) => {
          if (error instanceof Unavailable) throw error
          report(error)
        },
      )
      if (!file) return next()
      const response = respondWith(file, req.raw)
      const version = isWhole ? drawing.version : null
      response.headers.set('Cache-Control', await cacheControlOf(req.raw, async () => version))
      return response
    })
  }
  return routes

  /** Null if there is none, or it cannot be read. */
  async function findPicture({ theme: { icon } }: Drawing) {
    if (!icon) return null
    return iconPicture(icon, () => findIcon(icon, serveFile)).catch((error) => {
      report(error)
      return null
    })
  }

  async function fileOf(path: string, drawing: Drawing, icon: IconPictures | null) {
    const svg = drawing.draw(icon)
    if (path.endsWith('.svg')) return responseOf('image/svg+xml', new TextEncoder().encode(svg))
    const pixels = iconPixels[path]
    const task: RasterTask = pixels
      ? { svg, units: ICON_FIELD, pixels, format: 'png', ...(icon && { drawn: DRAWN }) }
      : { svg, units: SHARE_WIDTH, pixels: SHARE_WIDTH, format: 'jpeg' }
    const bytes = await draw(task)
    if (!pixels) return responseOf('image/jpeg', bytes)
    return path.endsWith('.ico')
      ? responseOf('image/x-icon', icoFile(bytes, pixels))
      : responseOf('image/png', bytes)
  }

  function responseOf(type: string, body: Uint8Array<ArrayBuffer>) {
    const own = {
      'Content-Security-Policy': type.includes('svg')
        ? `${svgPolicy}; img-src data:`
        : closedPolicy,
      // As the files in public/: other sites may show them.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': type,
    }
    return createCachedResponse({ status: 200, headers: { ...headers, ...own }, body })
  }
}
