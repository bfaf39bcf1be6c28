import type { Services } from '#app/services.ts'
import { type CanonicalPaths, canonicalPaths } from './page-address.ts'

/** The site's paths as of a content version; without services and redirects while content cannot be read. */
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
      known = canonicalPaths(
        all.map(({ slug }) => slug),
        [...posts, ...redirects],
      )
      knownVersion = version
    } catch {
      // Asked again with the next page; the screens tell of the fault.
    }
    return known
  }
}
