import type { Services } from '#app/services.ts'
import { postPath } from '#model/paths.ts'
import { type CanonicalPaths, canonicalPaths } from './page-address.ts'

/** The site's paths for a content version; without services and redirects while content cannot be read. */
export function createKnownPaths(services: Services) {
  let known = canonicalPaths([], [])
  let knownVersion: number | undefined

  return async (version: number): Promise<CanonicalPaths> => {
    if (version === knownVersion) return known
    try {
      const { content, blog } = services
      const [all, redirects, posts] = await Promise.all([
        content.services(),
        content.redirects(),
        blog.redirects(),
      ])
      // A published post takes precedence over an older redirect from its address.
      const led = [...posts, ...redirects]
      const taken = new Set((await blog.slugsAt(led.map(({ from }) => from))).map(postPath))
      known = canonicalPaths(
        all.map(({ slug }) => slug),
        led.filter(({ from }) => !taken.has(from.toLowerCase())),
      )
      knownVersion = version
    } catch {
      // The next page tries again; the page itself reports the error.
    }
    return known
  }
}
