import { paths } from '#model/paths.ts'

/** The parameters that change a page, by path. Rendering sees no others. */
const significant: Record<string, readonly string[]> = {
  [paths.home]: ['wave'],
  [paths.blog]: ['category', 'q', 'page'],
  [paths.newsletter]: ['page'],
  [paths.contact]: ['service', 'from'],
  [paths.call]: ['kind', 'zone', 'day'],
  [paths.bookedCall]: ['key', 'day'],
  [paths.preferences]: ['key'],
  [paths.offer]: ['key'],
}

/** Pages with longer values are not cached, so that nobody can fill the cache. */
const CACHED_VALUE_MAX = 200

/** Carries a preview token (server/features/content/preview). Such pages are not cached. */
export const PREVIEW_PARAMETER = 'preview'

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
  return { search: kept.size > 0 ? `?${kept}` : '', mayCache }
}
