import { Hono } from 'hono'
import { SHARE_WIDTH } from '#model/content/share-picture.ts'
import type { Site } from '#model/content/site.ts'
import { defaultTheme, type Theme } from '#model/theme/theme.ts'
import { type CachedResponse, createCachedResponse } from '#server/platform/http/cached-response.ts'
import { respondWith } from '#server/platform/http/send-cached.ts'
import type { Report } from '#server/platform/runtime.ts'
import { closedPolicy, svgPolicy } from '#server/platform/security/content-security-policy.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import { drawIcon, ICON_FIELD, type IconShape } from './draw-icon.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import { icoFile } from './ico-file.ts'
import { rasterize } from './rasterize.ts'

type BrandDeps = {
  content: {
    site(): Promise<Site>
    theme(): Promise<Theme>
    /** What came with the site. */
    defaults(): { site: Pick<Site, 'name'> }
  }
  headers: HeaderSet
  report: Report
}

const ICO_PIXELS = 32

/** The PNGs by path, with their widths in pixels. */
const pngs: Record<string, { pixels: number; shape: IconShape }> = {
  '/favicon.ico': { pixels: ICO_PIXELS, shape: 'tile' },
  '/apple-touch-icon.png': { pixels: 180, shape: 'plain' },
  '/icon-192.png': { pixels: 192, shape: 'tile' },
  '/icon-512.png': { pixels: 512, shape: 'tile' },
  '/maskable-512.png': { pixels: 512, shape: 'maskable' },
}

type Pictures = Map<string, CachedResponse>

/** The key of the one share picture. */
const SHARE = 'share'

/** Every path of `sharePicturePath`. */
const sharePictures = '/pictures/share/:name{.+\\.jpg}'

/**
 * The icons and the share picture of a brand, drawn once. Those of the standard look are files in public/; its share pictures
 * have the name in them.
 */
export function brandRoutes({ content, headers, report }: BrandDeps) {
  let drawn: { key: string; pictures: Promise<Pictures> } | undefined
  const routes = new Hono()
  for (const path of ['/favicon.svg', ...Object.keys(pngs)]) {
    routes.get(path, async ({ req }, next) => {
      const { name, theme } = await brand()
      const draw = (one: Theme) => drawIcon(name, one, 'tile')
      const icon = isStandard(draw, theme) ? null : (await pictures(name, theme))?.get(path)
      return icon ? respondWith(icon, req.raw) : next()
    })
  }
  routes.get(sharePictures, async ({ req }, next) => {
    const { name, theme } = await brand()
    const draw = (one: Theme) => drawSharePicture(name, one)
    const isSample = isStandard(draw, theme) && name === content.defaults().site.name
    const picture = isSample ? null : (await pictures(name, theme))?.get(SHARE)
    return picture ? respondWith(picture, req.raw) : next()
  })
  return routes

  async function brand() {
    const [{ name }, theme] = await Promise.all([content.site(), content.theme()])
    return { name, theme }
  }

  /** Null if they cannot be drawn now. */
  async function pictures(name: string, theme: Theme) {
    const key = JSON.stringify([name, theme])
    if (drawn?.key !== key) {
      const pictures = drawAll(name, theme)
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

  async function drawAll(name: string, theme: Theme): Promise<Pictures> {
    const wanted = Object.entries(pngs)
    const icons = wanted.map(([, { pixels, shape }]) => ({
      ...{ svg: drawIcon(name, theme, shape), units: ICON_FIELD, pixels },
      format: 'png' as const,
    }))
    const svg = drawSharePicture(name, theme)
    const share = { svg, units: SHARE_WIDTH, pixels: SHARE_WIDTH, format: 'jpeg' as const }
    const [shared = Buffer.of(), ...drawnIcons] = await rasterize([share, ...icons])
    const files = wanted.map(([path], index) => {
      const png = drawnIcons[index] ?? Buffer.of()
      return path.endsWith('.ico')
        ? fileOf(path, icoFile(png, ICO_PIXELS), 'image/x-icon')
        : fileOf(path, png, 'image/png')
    })
    const favicon = Buffer.from(drawIcon(name, theme, 'tile'))
    return new Map(
      await Promise.all([
        ...files,
        fileOf('/favicon.svg', favicon, 'image/svg+xml'),
        fileOf(SHARE, shared, 'image/jpeg'),
      ]),
    )
  }

  async function fileOf(path: string, body: Buffer, type: string) {
    const own = {
      'Content-Security-Policy': type.includes('svg') ? svgPolicy : closedPolicy,
      // As the files in public/: other sites may show them.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': type,
      'Cache-Control': 'public, max-age=3600',
    }
    const bytes = new Uint8Array(body)
    const response = { status: 200, headers: { ...headers, ...own }, body: bytes }
    return [path, await createCachedResponse(response)] as const
  }
}

/** True where the theme changes nothing of this drawing, which is a file in public/. */
function isStandard(draw: (theme: Theme) => string, theme: Theme) {
  return draw(theme) === draw(defaultTheme)
}
