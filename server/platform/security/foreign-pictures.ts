/** Pictures of other sites on one page beyond which none is allowed; an article has a handful. */
const ORIGINS_MAX = 20

/** An image element; a quoted attribute may hold anything. */
const image = /<img\b(?:[^>"]|"[^"]*")*>/g
const source = /\ssrc="(https:\/\/[^"]+)"/

/** Only what no directive of a policy can be broken with: a host may hold a semicolon. */
const plainOrigin = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/

/** The https origins of a finished page's own pictures, each once: the cover of a post may stand on another site. */
export function foreignPictureOrigins(html: string) {
  const origins = new Set<string>()
  for (const [element] of html.matchAll(image)) {
    const [, address = ''] = source.exec(element) ?? []
    const origin = URL.parse(address.replaceAll('&amp;', '&'))?.origin ?? ''
    if (plainOrigin.test(origin)) origins.add(origin)
  }
  return [...origins].slice(0, ORIGINS_MAX).sort()
}
