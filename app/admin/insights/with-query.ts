import { adminPaths } from '#model/admin-paths.ts'

type Changes = Record<string, string | null>

/** A link to this screen with other parameters, and to the first page of a list; null takes one away. */
export function withQuery(search: string, changes: Changes) {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries({ page: null, ...changes })) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  return { search: `?${query}` }
}

/** The overview, with the period of a list. */
export function overviewPath(search: string, changes: Changes = {}) {
  return { pathname: adminPaths.insights, ...withQuery(search, { dimension: null, ...changes }) }
}
