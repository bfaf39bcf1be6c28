import { adminPaths } from '#model/admin-paths.ts'
import { isAdminPath } from '#model/paths.ts'

/** The page in `?next=` to open after signing in. Falls back to the dashboard unless it is an admin page. */
export function nextPageOf(request: Request) {
  const origin = 'http://here'
  const next = new URL(request.url).searchParams.get('next') ?? ''
  const url = next.startsWith('/') ? URL.parse(next, origin) : null
  if (url?.origin !== origin || !isAdminPath(url.pathname)) return adminPaths.dashboard
  return `${url.pathname}${url.search}`
}
