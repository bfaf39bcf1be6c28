import { Hono } from 'hono'
import type { Site } from '#model/content/site.ts'
import { paletteOf } from '#model/theme/palette.ts'
import { defaultTheme, type Theme } from '#model/theme/theme.ts'
import { type CachedResponse, createCachedResponse } from '#server/platform/http/cached-response.ts'
import { respondWith } from '#server/platform/http/send-cached.ts'
import type { Report } from '#server/platform/runtime.ts'
import { closedPolicy, svgPolicy } from '#server/platform/security/content-security-policy.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import { drawIcon, type IconShape } from './draw-icon.ts'
import { icoFile } from './ico-file.ts'
import { rasterize } from './rasterize.ts'

type IconDeps = {
  content: { site(): Promise<Site>; theme(): Promise<Theme> }
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

type Icons = Map<string, CachedResponse>

/** The icons of a theme, drawn once. Those of the standard look are files in public/. */
export function iconRoutes({ content, headers, report }: IconDeps) {
  let drawn: { key: string; icons: Promise<Icons> } | undefined
  const routes = new Hono()
  for (const path of ['/favicon.svg', ...Object.keys(pngs)]) {
    routes.get(path, async ({ req }, next) => {
      const icon = (await currentIcons())?.get(path)
      return icon ? respondWith(icon, req.raw) : next()
    })
  }
  return routes

  /** Null where the files are right, and if icons cannot be drawn now. */
  async function currentIcons() {
    const [{ name }, theme] = await Promise.all([content.site(), content.theme()])
    if (isStandard(theme)) return null
    const key = JSON.stringify([name, theme])
    if (drawn?.key !== key) {
      const icons = drawAll(name, theme)
      drawn = { key, icons }
      icons.catch(() => {
        if (drawn?.icons === icons) drawn = undefined
      })
    }
    return drawn.icons.catch((error) => {
      report(error)
      return null
    })
  }

  async function drawAll(name: string, theme: Theme): Promise<Icons> {
    const wanted = Object.entries(pngs)
    const tasks = wanted.map(([, { pixels, shape }]) => ({
      svg: drawIcon(name, theme, shape),
      pixels,
    }))
    const pictures = await rasterize(tasks)
    const files = wanted.map(([path], index) => {
      const png = pictures[index] ?? Buffer.of()
      return path.endsWith('.ico')
        ? fileOf(path, icoFile(png, ICO_PIXELS), 'image/x-icon')
        : fileOf(path, png, 'image/png')
    })
    const svg = Buffer.from(drawIcon(name, theme, 'tile'))
    return new Map(await Promise.all([...files, fileOf('/favicon.svg', svg, 'image/svg+xml')]))
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

/** True for the wave in the colours of the standard look, which public/ has. */
function isStandard(theme: Theme) {
  if (theme.logo.kind !== 'wave') return false
  const [own, standard] = [theme, defaultTheme].map((one) => paletteOf(one).grounds)
  return (['light', 'dark'] as const).every(
    (scheme) => own?.[scheme].ink === standard?.[scheme].ink,
  )
}
