import type { Redirect } from '#model/content/redirect.ts'
import type { Absent } from './absent.ts'
import type { DocumentError } from './errors.ts'

/** Checks the redirects as a whole. `addresses`: paths that have a page; `absent`: what visitors don't see today. */
export function checkRedirects(
  redirects: readonly Redirect[],
  addresses: ReadonlySet<string>,
  absent: Pick<Absent, 'hasPath'> | null = null,
): DocumentError[] {
  const pages = new Set([...addresses].map((path) => path.toLowerCase()))
  const seen = new Set<string>()
  const redirectedPaths = new Set(redirects.map(({ from }) => from.toLowerCase()))
  return redirects.flatMap(({ from, to }, index) => {
    const key = from.toLowerCase()
    const repeated = seen.has(key)
    seen.add(key)
    const error = (field: 'from' | 'to', sentence: string) => [
      { document: 'redirects', path: `${index}.${field}`, sentence },
    ]
    // Paths are matched case-insensitively.
    if (repeated) return error('from', `"${from}" is redirected twice.`)
    if (pages.has(key)) return error('from', `"${from}" is an existing page.`)
    if (to.toLowerCase() === key) return error('to', `"${from}" redirects to itself.`)
    if (redirectedPaths.has(to.toLowerCase()))
      return error('to', `"${to}" is a redirect too; enter the page at its end.`)
    if (!addresses.has(to) && !absent?.hasPath(to))
      return error('to', `"${to}" is not a page of this site.`)
    return []
  })
}
