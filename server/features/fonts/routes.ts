import { Hono } from 'hono'
import { FONTS_ROOT } from '#model/theme/own-fonts.ts'
import { nameRoute } from '#server/platform/http/current-request.ts'
import { closedPolicy } from '#server/platform/security/content-security-policy.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import type { FontFiles } from './font-files.ts'

/** The uploaded fonts. An address contains the hash of its file, so it is immutable. */
export function fontRoutes({ fonts, headers }: { fonts: FontFiles; headers: HeaderSet }) {
  const routes = new Hono()
  routes.get(`${FONTS_ROOT}/:file`, async ({ req }, next) => {
    const bytes = await fonts.read(req.path)
    if (!bytes) return next()
    nameRoute('file')
    return new Response(req.method === 'HEAD' ? null : bytes, {
      headers: {
        ...headers,
        'Content-Security-Policy': closedPolicy,
        'X-Content-Type-Options': 'nosniff',
        'Content-Type': 'font/woff2',
        'Content-Length': String(bytes.length),
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    })
  })
  return routes
}
