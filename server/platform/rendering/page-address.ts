import type { Redirect } from '#model/content/redirect.ts'
import { paths, servicePath } from '#model/paths.ts'

/** The spelling of each path, and the targets of redirects, by lower-case path. */
export type CanonicalPaths = ReadonlyMap<string, string>

/** What a URL asks for: a page (`data`: its data, for a navigation inside the site), another address, or nothing. */
export type PageAddress =
  | { kind: 'page'; path: string; visit: 'document' | 'data' }
  | { kind: 'moved'; path: string; visit: 'document' | 'data' }
  | { kind: 'unreadable' }

/** The paths that may be requested in another case, and the redirects. */
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

/** Parses the path of a URL. The path of `moved` is final: it does not move again. */
export function readPageAddress(pathname: string, known: CanonicalPaths): PageAddress {
  if (!isDecodable(pathname)) return { kind: 'unreadable' }
  const visit = pathname.endsWith('.data') ? 'data' : 'document'
  const asked = visit === 'data' ? pagePathOf(pathname) : pathname
  // One slash at the start, because "//host" would be another site.
  const plain = asked.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const path = known.get(plain.toLowerCase()) ?? plain
  // The data of a path with a trailing slash is the same.
  const moved = visit === 'data' ? path !== plain : path !== asked
  return { kind: moved ? 'moved' : 'page', path, visit }
}

/** The URL of a page's data in React Router: `/about.data` for `/about`, `/_.data` for `/`. */
export function dataPathOf(path: string) {
  return path === '/' ? '/_.data' : `${path}.data`
}

/** The page of a data URL. */
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
