import type { Redirect } from '#model/content/redirect.ts'
import type { Fault } from './faults.ts'

/** What is wrong with the table as a whole; `addresses` are the paths that have a page. */
export function checkRedirects(
  redirects: readonly Redirect[],
  addresses: ReadonlySet<string>,
): Fault[] {
  const pages = new Set([...addresses].map((path) => path.toLowerCase()))
  const seen = new Set<string>()
  const froms = new Set(redirects.map(({ from }) => from.toLowerCase()))
  return redirects.flatMap(({ from, to }, index) => {
    const key = from.toLowerCase()
    const repeated = seen.has(key)
    seen.add(key)
    const fault = (field: 'from' | 'to', sentence: string) => [
      { document: 'redirects', path: `${index}.${field}`, sentence },
    ]
    // Paths are asked for in any case, so they are compared in none.
    if (repeated) return fault('from', `"${from}" is led away twice.`)
    if (pages.has(key)) return fault('from', `"${from}" is a page of its own.`)
    if (to.toLowerCase() === key) return fault('to', `"${from}" leads to itself.`)
    if (froms.has(to.toLowerCase()))
      return fault('to', `"${to}" is led away too; name the page at its end.`)
    if (!addresses.has(to)) return fault('to', `"${to}" leads to no page of this site.`)
    return []
  })
}
