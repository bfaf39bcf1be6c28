import { adminPaths } from '#model/admin-paths.ts'
import { isAdminPath } from '#model/paths.ts'

/** Where `?next=` leads after signing in: only a page of the back office, in the one form that is no other site. */
export function nextPageOf(request: Request) {
  const origin = 'http://here'
  const next = new URL(request.url).searchParams.get('next') ?? ''
  const url = next.startsWith('/') ? URL.parse(next, origin) : null
  if (url?.origin !== origin || !isAdminPath(url.pathname)) return adminPaths.dashboard
  return `${url.pathname}${url.search}`
}
