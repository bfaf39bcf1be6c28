import type { Redirect } from '#model/content/redirect.ts'
import { paths, servicePath } from '#model/paths.ts'

/** The spelling of each path, and the targets of redirects, by lower-case path; of an old site's posts also by "/?p=12". */
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
  const plain = plainPath(pathname)
  const path = known.get(plain.toLowerCase()) ?? plain
  return { kind: path === pathname ? 'page' : 'moved', path }
}

/**
 * Where a post is that is asked for by its id on an old site made with WordPress, "/?p=12" or "/?page_id=12", with the rest of the
 * query; null for any other URL.
 */
export function readPostId({ pathname, searchParams }: URL, known: CanonicalPaths) {
  const id = postIdIn(searchParams)
  const path = id && known.get(`${plainPath(pathname).toLowerCase()}?p=${id}`)
  if (!path) return null
  const rest = new URLSearchParams(searchParams)
  for (const name of postIdNames) rest.delete(name)
  return rest.size > 0 ? `${path}?${rest}` : path
}

const postIdNames = ['p', 'page_id']

/** The id of a post in a query of WordPress, or null. */
export function postIdIn(query: URLSearchParams) {
  const ids = postIdNames.flatMap((name) => query.get(name) ?? [])
  return ids.find(isPostId) ?? null
}

export function isPostId(text: string) {
  return /^[1-9]\d{0,18}$/.test(text)
}

/** One slash at the start, because "//host" would be another site; none at the end. */
function plainPath(pathname: string) {
  return pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
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
