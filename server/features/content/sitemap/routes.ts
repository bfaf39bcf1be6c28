import { Hono } from 'hono'
import {
  type CachedResponse,
  createCachedResponse,
  respondWith,
} from '#server/platform/rendering/cached-response.ts'
import { closedPolicy } from '#server/platform/security/content-security-policy.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import type { PublicAddress } from './public-addresses.ts'
import { writeRobots, writeSitemap } from './write-sitemap.ts'

type SitemapDeps = {
  addresses(): Promise<PublicAddress[]>
  /** The addresses are read anew when it has changed. */
  contentVersion(): number
  headers: HeaderSet
  /** Public origin; without it the one that was asked. */
  siteUrl: string | null
}

/** /sitemap.xml and /robots.txt. Like a page they are asked for anew and answered 304 while nothing changed. */
export function sitemapRoutes({ addresses, contentVersion, headers, siteUrl }: SitemapDeps) {
  let known: { version: number; addresses: Promise<PublicAddress[]> } | undefined
  let last: { text: string; file: CachedResponse } | undefined
  const originOf = (request: Request) => siteUrl ?? new URL(request.url).origin

  return new Hono()
    .get('/sitemap.xml', async ({ req }) => {
      const text = writeSitemap(await knownAddresses(), originOf(req.raw))
      // Compressed once as long as it stays the same.
      if (last?.text !== text) last = { text, file: await ready(text, 'application/xml') }
      return respondWith(last.file, req.raw)
    })
    .get('/robots.txt', async ({ req }) =>
      respondWith(await ready(writeRobots(originOf(req.raw)), 'text/plain'), req.raw),
    )

  function knownAddresses() {
    const version = contentVersion()
    if (known?.version !== version) {
      const asked = addresses()
      known = { version, addresses: asked }
      asked.catch(() => {
        known = undefined
      })
    }
    return known.addresses
  }

  function ready(text: string, type: string) {
    return createCachedResponse({
      status: 200,
      body: new TextEncoder().encode(text),
      headers: {
        ...headers,
        'Content-Security-Policy': closedPolicy,
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': 'no-cache',
      },
    })
  }
}
