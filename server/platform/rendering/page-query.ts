import { paths } from '#model/paths.ts'

/** The parameters that change a page, by path. Rendering sees no others. */
const significant: Record<string, readonly string[]> = {
  [paths.blog]: ['category', 'q', 'page'],
  [paths.contact]: ['service', 'from'],
}

/** Pages with longer values are not cached, so that nobody can fill the cache. */
const CACHED_VALUE_MAX = 200

/** Carries a preview token (server/features/content/preview). Such pages are not cached. */
export const PREVIEW_PARAMETER = 'preview'

/** React Router requests the data of single routes with it. */
const ROUTES_PARAMETER = '_routes'

export type PageQuery = { search: string; mayCache: boolean }

/**
 * The part of a query that changes the page, in a fixed order and without empty values (`search` is empty or starts
 * with `?`), and whether the page may be cached.
 */
export function readPageQuery(path: string, asked: URLSearchParams): PageQuery {
  const kept = new URLSearchParams()
  for (const name of significant[path] ?? []) {
    const value = asked.get(name)
    if (value) kept.set(name, value)
  }
  const mayCache = [...kept.values()].every((value) => value.length <= CACHED_VALUE_MAX)
  const routes = asked.get(ROUTES_PARAMETER)
  if (routes !== null) kept.set(ROUTES_PARAMETER, routes)
  return {
    search: kept.size > 0 ? `?${kept}` : '',
    mayCache: mayCache && routes === null,
  }
}

/** The query without React Router's own parameter, empty or starting with `?`. */
export function withoutRoutes(search: string) {
  const query = new URLSearchParams(search)
  query.delete(ROUTES_PARAMETER)
  return query.size > 0 ? `?${query}` : ''
}
