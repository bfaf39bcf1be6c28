import { escapeXml } from './escape-xml.ts'
import type { PublicAddress } from './public-addresses.ts'

/** A sitemap in the format of sitemaps.org, with absolute URLs. */
export function writeSitemap(addresses: readonly PublicAddress[], origin: string) {
  const entries = addresses.map(({ path, changedOn }) => {
    const change = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
    return `<url><loc>${escapeXml(origin + path)}</loc>${change}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}

/** Excludes the API, and gives the URL of the sitemap. */
export function writeRobots(origin: string) {
  return `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`
}
