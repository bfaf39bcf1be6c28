import type { Site } from '#tests/fixtures/site.ts'

export type CrawledPage = { status: number; html: string; location: string | null }

const crawls = new Map<string, Promise<Map<string, CrawledPage>>>()

/** Every address of the site that a visitor can reach from its links, found by following them; once a worker. */
export function crawl(site: Site) {
  const known = crawls.get(site.origin) ?? follow(site.origin)
  crawls.set(site.origin, known)
  return known
}

async function follow(origin: string) {
  const pages = new Map<string, CrawledPage>()
  const waiting = ['/']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue
    const response = await fetch(origin + path, { redirect: 'manual' })
    const html = response.status < 300 ? await response.text() : ''
    const next = response.headers.get('location')
    const location = next && new URL(next, origin).pathname
    pages.set(path, { status: response.status, html, location })
    if (location) waiting.push(location)
    for (const href of linksOf(html)) {
      const target = new URL(href, origin + path)
      if (target.origin === origin && !target.pathname.includes('.')) waiting.push(target.pathname)
    }
  }
  return pages
}

/** Where the links of a page lead, as written; an <a> without an address leads to "". */
export function linksOf(html: string) {
  return tagsOf(html, 'a').map((tag) => tag.href ?? '')
}

/** Every file that a page asks the browser for, by its path. */
export function assetsOf(html: string) {
  const pictures = ['img', 'source', 'video', 'script'].flatMap((name) => tagsOf(html, name))
  const addresses = [
    ...pictures.flatMap(({ src, poster, srcset }) => [src, poster, ...candidatesOf(srcset)]),
    ...tagsOf(html, 'link')
      .filter(({ rel }) => rel !== 'canonical')
      .flatMap(({ href, imagesrcset }) => [href, ...candidatesOf(imagesrcset)]),
    ...tagsOf(html, 'meta')
      .filter(({ property }) => property === 'og:image')
      .map(({ content }) => content),
    ...tagsOf(html, 'a')
      .map(({ href }) => href)
      .filter((href) => href && /^\/[^?#]+\.[a-z0-9]+$/i.test(href)),
  ]
  return addresses.filter((address) => address?.startsWith('/')) as string[]
}

/** The forms of a page: how each is sent and where to, as a path. */
export function formsOf(html: string, path: string) {
  return tagsOf(html, 'form').map(({ method = 'get', action }) => ({
    method: method.toUpperCase(),
    // Empty or a fragment alone, it is the page's own address.
    action: new URL(action ?? '', `http://site${path}`).pathname,
  }))
}

function candidatesOf(sourceSet = '') {
  return sourceSet.split(',').map((candidate) => candidate.trim().split(/\s+/)[0])
}

/** The attributes of every tag of a name, by their lower-case names. */
function tagsOf(html: string, name: string) {
  const tags = html.matchAll(new RegExp(`<${name}(?=[\\s>])([^>]*)>`, 'g'))
  return Array.from(tags, ([, attributes = '']) =>
    Object.fromEntries(
      Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, key = '', value = '']) => [
        key.toLowerCase(),
        value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
      ]),
    ),
  ) as Record<string, string | undefined>[]
}
