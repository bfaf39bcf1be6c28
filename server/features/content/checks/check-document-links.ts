import type { Check } from '#model/content/checks.ts'
import { pathOf } from '#server/features/content/href-path.ts'

type Found = { path: string; href: string }

/** Links to pages that this site does not have, and addresses of other sites that cannot be right. */
export function checkDocumentLinks(value: unknown, addresses: ReadonlySet<string>): Check[] {
  return linksIn(value).flatMap(({ path, href }) => {
    const message = href.startsWith('/') ? ownError(href, addresses) : otherError(href)
    return message ? [{ kind: 'links' as const, path, message }] : []
  })
}

function ownError(href: string, addresses: ReadonlySet<string>) {
  if (href.startsWith('//')) return `“${href}” lacks “https:”. Add it in front.`
  const path = pathOf(href)
  // Files are checked by the build, and library pictures cannot be deleted while they are used.
  if (addresses.has(path) || /\.\w{2,5}$/.test(path)) return null
  return `No page of this site has the address “${path}”. Choose another one, or create that page.`
}

function otherError(href: string) {
  if (/^(#|mailto:|tel:|sms:)/.test(href)) return null
  if (!/^[a-z][a-z0-9+.-]*:/i.test(href)) {
    return `“${href}” is not a complete address. Start it with “/” for a page of this site, or with “https://”.`
  }
  const url = URL.parse(href)
  if (!url || !/^https?:$/.test(url.protocol) || !/[^.]\.[^.]/.test(url.hostname)) {
    return `“${href}” is not an address that browsers open. Copy it again from the address bar.`
  }
  return url.protocol === 'http:'
    ? `“${href}” is not encrypted. Use https:// if the site has it.`
    : null
}

/** Links in fields and in the Markdown of texts. Values may be unfinished. */
export function linksIn(value: unknown, path = '', name = ''): Found[] {
  if (typeof value === 'string') {
    if (name === 'href') return value ? [{ path, href: value }] : []
    return [...value.matchAll(/(?<!!)\[[^\]]*\]\(<?([^)\s>]+)/g)].map(([, href = '']) => ({
      path,
      href,
    }))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    linksIn(part, path ? `${path}.${key}` : key, key),
  )
}
