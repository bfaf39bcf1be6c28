import type { Redirect } from '#model/content/redirect.ts'
import { paths, servicePath } from '#model/paths.ts'

/** Paths as they are written, by their lower-case form; old and guessed ones lead to today's. */
export type CanonicalPaths = ReadonlyMap<string, string>

/** What an address asks for: a page (`data`: what a navigation inside the site needs of it), another address, nothing. */
export type PageAddress =
  | { kind: 'page'; path: string; visit: 'document' | 'data' }
  | { kind: 'moved'; path: string; visit: 'document' | 'data' }
  | { kind: 'unreadable' }

/** The paths that may be asked for in another case, and those that lead to another page. */
export function canonicalPaths(
  serviceSlugs: readonly string[],
  redirects: readonly Redirect[],
): CanonicalPaths {
  const known = new Map<string, string>()
  for (const path of Object.values(paths)) known.set(path.toLowerCase(), path)
  for (const slug of serviceSlugs) known.set(servicePath(slug).toLowerCase(), servicePath(slug))
  for (const { from, to } of redirects) known.set(from.toLowerCase(), to)
  return known
}

/** Reads the path of a URL. A path that `moved` is the final one: it does not move again. */
export function readPageAddress(pathname: string, known: CanonicalPaths): PageAddress {
  if (!isDecodable(pathname)) return { kind: 'unreadable' }
  const visit = pathname.endsWith('.data') ? 'data' : 'document'
  const asked = visit === 'data' ? pagePathOf(pathname) : pathname
  // One slash at the start: "//host" would be another site.
  const plain = asked.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const path = known.get(plain.toLowerCase()) ?? plain
  // The data address of a path that ends in a slash is the same page's.
  const moved = visit === 'data' ? path !== plain : path !== asked
  return { kind: moved ? 'moved' : 'page', path, visit }
}

/** Where React Router looks for the data of a page: `/about.data` for `/about`, `/_.data` for `/`. */
export function dataPathOf(path: string) {
  return path === '/' ? '/_.data' : `${path}.data`
}

/** The page whose data an address asks for. */
export function pagePathOf(dataPath: string) {
  return dataPath.endsWith('/_.data')
    ? dataPath.slice(0, -'_.data'.length)
    : dataPath.slice(0, -'.data'.length)
}

function isDecodable(pathname: string) {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
