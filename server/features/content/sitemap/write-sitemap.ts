import { escapeXml } from './escape-xml.ts'
import type { PublicAddress } from './public-addresses.ts'

/** A sitemap in the format of sitemaps.org with Google's extension for pictures; all URLs are absolute. */
export function writeSitemap(addresses: readonly PublicAddress[], origin: string) {
  const entries = addresses.map(({ path, changedAt, pictures = [] }) => {
    const day = changedAt?.slice(0, 'yyyy-mm-dd'.length)
    const change = day ? `<lastmod>${day}</lastmod>` : ''
    const images = pictures
      .filter((src) => URL.canParse(src, origin))
      .map(
        (src) =>
          `<image:image><image:loc>${escapeXml(new URL(src, origin).href)}</image:loc></image:image>`,
      )
    return `<url><loc>${escapeXml(origin + path)}</loc>${change}${images.join('')}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
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
