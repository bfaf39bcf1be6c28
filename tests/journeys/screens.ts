import type { Site } from '#tests/fixtures/site.ts'

/** Every address of the site that a visitor can reach from its links, found by following them. */
export async function crawl(site: Site) {
  const pages = new Map<string, { status: number; html: string }>()
  const waiting = ['/']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue
    const response = await fetch(site.origin + path, { redirect: 'manual' })
    const html = response.status < 300 ? await response.text() : ''
    pages.set(path, { status: response.status, html })
    const next = response.headers.get('location')
    if (next) waiting.push(new URL(next, site.origin).pathname)
    for (const href of linksOf(html)) {
      const target = new URL(href, site.origin + path)
      if (target.origin === site.origin && !target.pathname.includes('.'))
        waiting.push(target.pathname)
    }
  }
  return pages
}

/** Where the links of a page lead, as written. */
export function linksOf(html: string) {
  return Array.from(html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g), ([, href]) =>
    (href ?? '').replaceAll('&amp;', '&'),
  )
}
