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
import { icoFile } from './ico-file.ts'
import { rasterize } from './rasterize.ts'

type BrandDeps = { content: BrandContent; headers: HeaderSet; report: Report }

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

type Pictures = Map<string, CachedResponse>

/** The icons and the share picture of a brand, drawn once, where they are not files in public/. */
export function brandRoutes({ content, headers, report }: BrandDeps) {
  let drawn: { key: string; pictures: Promise<Pictures> } | undefined
  const routes = new Hono()
  for (const route of [...Object.keys(iconShapes), sharePictures]) {
    routes.get(route, async ({ req }, next) => {
      const brand = await readBrand(content)
      const drawing = drawingAt(req.path, brand)
      const picture = drawing && (await pictures(brand))?.get(route)
      if (!picture) return next()
      const kept = await cacheControlOf(req.raw, async () => versionOfText(drawing))
      const response = respondWith(picture, req.raw)
      response.headers.set('Cache-Control', kept)
      return response
    })
  }
  return routes

  /** Null if they cannot be drawn now. */
  async function pictures(brand: Brand) {
    const key = JSON.stringify(brand)
    if (drawn?.key !== key) {
      const pictures = drawAll(brand)
      drawn = { key, pictures }
      pictures.catch(() => {
        if (drawn?.pictures === pictures) drawn = undefined
      })
    }
    return drawn.pictures.catch((error) => {
      report(error)
      return null
    })
  }

  async function drawAll({ name, theme }: Brand): Promise<Pictures> {
    const icons = Object.entries(iconShapes).map(([path, shape]) => {
      return { path, svg: drawIcon(name, theme, shape), pixels: iconPixels[path] }
    })
    const tasks = icons.map(({ svg, pixels = ICON_FIELD }) => {
      return { svg, units: ICON_FIELD, pixels, format: 'png' as const }
    })
    const svg = drawSharePicture(name, theme)
    const share = { svg, units: SHARE_WIDTH, pixels: SHARE_WIDTH, format: 'jpeg' as const }
    const [shared = Buffer.of(), ...drawnIcons] = await rasterize([share, ...tasks])
    const files = icons.map(({ path, svg, pixels }, index) => {
      const png = drawnIcons[index] ?? Buffer.of()
      if (!pixels) return fileOf(path, Buffer.from(svg), 'image/svg+xml')
      return path.endsWith('.ico')
        ? fileOf(path, icoFile(png, pixels), 'image/x-icon')
        : fileOf(path, png, 'image/png')
    })
    return new Map(await Promise.all([...files, fileOf(sharePictures, shared, 'image/jpeg')]))
  }

  async function fileOf(path: string, body: Buffer, type: string) {
    const own = {
      'Content-Security-Policy': type.includes('svg') ? svgPolicy : closedPolicy,
      // As the files in public/: other sites may show them.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': type,
    }
    const bytes = new Uint8Array(body)
    const response = { status: 200, headers: { ...headers, ...own }, body: bytes }
    return [path, await createCachedResponse(response)] as const
  }
}
