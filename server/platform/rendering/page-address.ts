import type { Redirect } from '#model/content/redirect.ts'
import { paths, servicePath } from '#model/paths.ts'

/** The spelling of each path, and the targets of redirects, by lower-case path. */
export type CanonicalPaths = ReadonlyMap<string, string>

/** What a URL asks for: a page, another address, or nothing. */
export type PageAddress = { kind: 'page' | 'moved'; path: string } | { kind: 'unreadable' }

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
  // One slash at the start, because "//host" would be another site.
  const plain = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const path = known.get(plain.toLowerCase()) ?? plain
  return { kind: path === pathname ? 'page' : 'moved', path }
}

/** The path to give React Router, which would take one that ends in `.data` as a request for data. */
export function documentPath(path: string) {
  return path.endsWith('.data') ? `${path}/` : path
}

/** False for a path that is not percent-encoded UTF-8. */
export function isDecodable(pathname: string) {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
