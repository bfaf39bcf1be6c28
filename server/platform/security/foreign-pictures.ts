/** Origins allowed on one page; an article has a handful. */
const ORIGINS_MAX = 20

/** An image element; a quoted attribute may contain anything. */
const image = /<img\b(?:[^>"]|"[^"]*")*>/g
const source = /\ssrc="(https:\/\/[^"]+)"/

/** Without characters that could break a directive: a host may contain a semicolon. */
const plainOrigin = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/

/** The https origins of a rendered page's pictures, each once: a post's cover may be on another site. */
export function foreignPictureOrigins(html: string) {
  const origins = new Set<string>()
  for (const [element] of html.matchAll(image)) {
    const [, address = ''] = source.exec(element) ?? []
    const origin = URL.parse(address.replaceAll('&amp;', '&'))?.origin ?? ''
    if (plainOrigin.test(origin)) origins.add(origin)
  }
  return [...origins].slice(0, ORIGINS_MAX).sort()
}
