import { matchRoutes, type RouteObject } from 'react-router'
import { adminPaths } from '#model/admin-paths.ts'
import { isAdminPath } from '#model/paths.ts'
import { loadBuild } from '#server/load-build.ts'
import type { openOwner } from '#tests/chaos/owner.ts'
import { differentPages, followLinks, linksOf } from '#tests/e2e/content/crawl.ts'

/** Shown before the sign-in, or answered with a redirect, data or an error. */
const noScreens = new Set([
  'admin/accounts/auth/sign-in',
  'admin/accounts/auth/forgot',
  'admin/accounts/auth/welcome',
  'admin/accounts/auth/set-up-second-factor',
  'admin/action',
  'admin/accounts/auth/sign-out',
  'admin/accounts/auth/code',
  'admin/blog/view-post',
  'admin/content/edit/at',
  // Also takes the addresses of downloads.
  'admin/not-here',
])

/** The addresses of the public pages that look like none before them. */
export async function publicScreens(origin: string) {
  const pages = await followLinks(origin)
  const found = [...pages].filter(([, { status }]) => status === 200)
  return [...differentPages(new Map(found))].filter((path) => !isAdminPath(path))
}

/**
 * An address for each screen of the admin, found by following links from the overview and from `first`; of editors and settings, one
 * for each kind of document.
 * @throws Error if a route of the admin is not found
 */
export async function adminScreens(
  origin: string,
  owner: Awaited<ReturnType<typeof openOwner>>,
  first: string[],
) {
  const routes = await readRoutes()
  const screens = new Map<string, string>()
  const queue = [adminPaths.dashboard, ...first]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const url = new URL(path, origin)
    const route = matchRoutes(routes, url.pathname)?.at(-1)?.route.id
    if (!route || !isAdminPath(url.pathname) || noScreens.has(route)) continue
    const [document] = (url.searchParams.get('document') ?? '').split(':')
    const screen = `${route} ${document}`
    if (url.origin !== origin || screens.has(screen)) continue
    screens.set(screen, url.pathname + url.search)
    const html = await owner.open(origin, url.pathname + url.search)
    queue.push(...linksOf(html).map((href) => new URL(href, url).href))
  }
  const reached = new Set([...screens.keys()].map((screen) => screen.split(' ')[0]))
  const missing = leavesOf(routes)
    .filter(({ id = '' }) => id.startsWith('admin/') && !noScreens.has(id))
    .filter(({ id }) => !reached.has(id))
  if (missing.length > 0) throw new Error(`Not found: ${missing.map(({ id }) => id).join(', ')}`)
  return [...screens.values()]
}

async function readRoutes() {
  const { routes } = await loadBuild()
  const all = Object.values(routes).filter((route) => route !== undefined)
  const below = (parent: string | undefined): RouteObject[] =>
    all
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }) => (index ? { id, index } : { id, path, children: below(id) }))
  return below(undefined)
}

function leavesOf(routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => (route.children?.length ? leavesOf(route.children) : [route]))
}
