import { paths } from '#model/paths.ts'

/** The parameters that change a page, by path. Every other one is the visitor's own and stays out of the page. */
const significant: Record<string, readonly string[]> = {
  [paths.blog]: ['category', 'q', 'page'],
  [paths.contact]: ['service', 'from'],
}

/** Longer values are answered but not kept, so that nobody fills the cache with them. */
const KEPT_VALUE_MAX = 200

/** Names a draft to show (server/features/content/preview); such a page is nobody else's. */
export const PREVIEW_PARAMETER = 'preview'

/** React Router asks for the data of single routes with it. */
const ROUTES_PARAMETER = '_routes'

export type PageQuery = { search: string; mayKeep: boolean }

/**
 * The part of a query that the page depends on, in one order and without empty values (`search` is empty or
 * starts with `?`), and whether a page of it may be kept.
 */
export function readPageQuery(path: string, asked: URLSearchParams): PageQuery {
  const kept = new URLSearchParams()
  for (const name of significant[path] ?? []) {
    const value = asked.get(name)
    if (value) kept.set(name, value)
  }
  const mayKeep = [...kept.values()].every((value) => value.length <= KEPT_VALUE_MAX)
  const routes = asked.get(ROUTES_PARAMETER)
  if (routes !== null) kept.set(ROUTES_PARAMETER, routes)
  return {
    search: kept.size > 0 ? `?${kept}` : '',
    mayKeep: mayKeep && routes === null,
  }
}

/** A query as the visitor knows it, empty or starting with `?`. */
export function withoutRoutes(search: string) {
  const query = new URLSearchParams(search)
  query.delete(ROUTES_PARAMETER)
  return query.size > 0 ? `?${query}` : ''
}
