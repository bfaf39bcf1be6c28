import { Hono } from 'hono'
import type { CachedResponse } from '#server/platform/http/cached-response.ts'
import { oncePerVersion } from '#server/platform/http/once-per-version.ts'
import { respondWith } from '#server/platform/http/send-cached.ts'
import { textFile } from '#server/platform/http/text-file.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import type { PublicAddress } from './public-addresses.ts'
import { writeRobots, writeSitemap } from './write-sitemap.ts'

type SitemapDeps = {
  addresses(): Promise<PublicAddress[]>
  /** The addresses are read again when it changes. */
  contentVersion(): number
  headers: HeaderSet
  /** Public origin; if null, the origin of the request. */
  siteUrl: string | null
}

/** /sitemap.xml and /robots.txt. Like pages they are revalidated, with 304 if unchanged. */
export function sitemapRoutes({ addresses, contentVersion, headers, siteUrl }: SitemapDeps) {
  const originOf = (request: Request) => siteUrl ?? new URL(request.url).origin
  const known = oncePerVersion(contentVersion, addresses)
  let last: { text: string; file: CachedResponse } | undefined
  return new Hono()
    .get('/sitemap.xml', async ({ req }) => {
      const text = writeSitemap(await known(), originOf(req.raw))
      // Compressed only when it changes.
      if (last?.text !== text) last = { text, file: await createFile(text, 'application/xml') }
      return respondWith(last.file, req.raw)
    })
    .get('/robots.txt', async ({ req }) =>
      respondWith(await createFile(writeRobots(originOf(req.raw)), 'text/plain'), req.raw),
    )

  function createFile(text: string, type: string) {
    return textFile(text, type, headers, 'no-cache')
  }
}
