import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** Paths whose route is cached. */
const KNOWN_MAX = 1_000

/** Maps a path to its route pattern, such as "/blog/:slug"; "*" if there is no page. */
export function createRouteNames(routes: ServerBuild['routes']) {
  const tree = childrenOf(routes, undefined)
  const known = new Map<string, string>()
  return (path: string) => {
    const name = known.get(path) ?? nameOf(tree, path)
    if (known.size >= KNOWN_MAX) known.clear()
    known.set(path, name)
    return name
  }
}

function childrenOf(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route as NonNullable<typeof route>
      return index ? { id, path, index } : { id, path, children: childrenOf(routes, id) }
    })
}

function nameOf(tree: RouteObject[], path: string) {
  const patterns = (matchRoutes(tree, path) ?? []).map(({ route }) => route.path ?? '')
  if (patterns.length === 0 || patterns.at(-1) === '*') return '*'
  return `/${patterns.join('/')}`.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
}
