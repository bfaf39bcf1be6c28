import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** Paths whose pattern is remembered. */
const KNOWN_MAX = 1_000

/** Names the pattern that the path of a page fits, such as "/blog/:slug"; "*" for a page that is not there. */
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
