import { Hono } from 'hono'
import { SHARE_WIDTH } from '#model/content/share-picture.ts'
import { cacheControlOf, versionOfText } from '#server/platform/assets/file-versions.ts'
import { type CachedResponse, createCachedResponse } from '#server/platform/http/cached-response.ts'
import { respondWith } from '#server/platform/http/send-cached.ts'
import type { Report } from '#server/platform/runtime.ts'
import { closedPolicy, svgPolicy } from '#server/platform/security/content-security-policy.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import { drawIcon, ICON_FIELD } from './draw-icon.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import { type Brand, type BrandContent, drawingAt, iconShapes, readBrand } from './drawings.ts'
import { findIcon, type ServePicture } from './find-icon.ts'
import { icoFile } from './ico-file.ts'
import { rasterize } from './rasterize.ts'

type BrandDeps = {
  content: BrandContent
  serveFile: ServePicture
  headers: HeaderSet
  report: Report
}

/** Pixels at which an icon's picture is drawn, and then scaled. */
const DRAWN = 512

/** Widths of the icons that are no SVG, in pixels. */
const iconPixels: Record<string, number> = {
  '/favicon.ico': 32,
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
  '/maskable-512.png': 512,
}

/** The route of every `sharePicturePath`, and the key of the one picture that they all are. */
const sharePictures = '/pictures/share/:name{.+\\.jpg}'

/** `isWhole`: with the icon's picture, if there is to be one. */
type Drawn = { byRoute: Map<string, CachedResponse>; isWhole: boolean }

/** The icons and the share picture of a brand, drawn once, where they are not files in public/. */
export function brandRoutes({ content, serveFile, headers, report }: BrandDeps) {
  let last: { key: string; drawn: Promise<Drawn> } | undefined
  const routes = new Hono()
  for (const route of [...Object.keys(iconShapes), sharePictures]) {
    routes.get(route, async ({ req }, next) => {
      const brand = await readBrand(content)
      const drawing = drawingAt(req.path, brand)
      const drawn = drawing === null ? null : await draw(brand)
      const picture = drawn?.byRoute.get(route)
      if (!drawing || !picture) return next()
      const version = drawn?.isWhole ? versionOfText(drawing) : null
      const response = respondWith(picture, req.raw)
      response.headers.set('Cache-Control', await cacheControlOf(req.raw, async () => version))
      return response
    })
  }
  return routes

  /** Null if they cannot be drawn now. */
  async function draw(brand: Brand) {
    const key = JSON.stringify(brand)
    if (last?.key !== key) {
      const drawn = drawAll(brand)
      last = { key, drawn }
      drawn.catch(() => {
        if (last?.drawn === drawn) last = undefined
      })
    }
    return last.drawn.catch((error) => {
      report(error)
      return null
    })
  }

  async function drawAll({ name, theme }: Brand): Promise<Drawn> {
    const picture = theme.icon ? await findIcon(theme.icon, serveFile) : null
    const icons = Object.entries(iconShapes).map(([path, shape]) => {
      const pixels = iconPixels[path]
      const sized = pixels ? picture?.large : picture?.small
      return { path, svg: drawIcon(name, theme, shape, sized), pixels }
    })
    const tasks = icons.map(({ svg, pixels = ICON_FIELD }) => {
      return {
        svg,
        units: ICON_FIELD,
        pixels,
        format: 'png' as const,
        ...(picture && { drawn: DRAWN }),
      }
    })
    const svg = drawSharePicture(name, theme, picture?.large)
    const share = { svg, units: SHARE_WIDTH, pixels: SHARE_WIDTH, format: 'jpeg' as const }
    const [shared = new Uint8Array(), ...drawnIcons] = await rasterize([share, ...tasks])
    const files = icons.map(({ path, svg, pixels }, index) => {
      const png = drawnIcons[index] ?? new Uint8Array()
      if (!pixels) return fileOf(path, new TextEncoder().encode(svg), 'image/svg+xml')
      return path.endsWith('.ico')
        ? fileOf(path, icoFile(png, pixels), 'image/x-icon')
        : fileOf(path, png, 'image/png')
    })
    const all = await Promise.all([...files, fileOf(sharePictures, shared, 'image/jpeg')])
    return { byRoute: new Map(all), isWhole: !theme.icon || picture !== null }
  }

  async function fileOf(path: string, body: Uint8Array<ArrayBuffer>, type: string) {
    const own = {
      'Content-Security-Policy': type.includes('svg')
        ? `${svgPolicy}; img-src data:`
        : closedPolicy,
      // As the files in public/: other sites may show them.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': type,
    }
    const response = { status: 200, headers: { ...headers, ...own }, body }
    return [path, await createCachedResponse(response)] as const
  }
}
