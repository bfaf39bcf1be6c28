import { jobPath, paths, postPath } from '#model/paths.ts'
import type { SiteContent } from './site-content.ts'

/** All paths that have a page which is not taken off, in their canonical case. */
export function addressesOf(
  { pages, entries, off }: Pick<SiteContent, 'pages' | 'entries' | 'off'>,
  postSlugs: readonly string[],
): Set<string> {
  const all = new Set([
    ...Object.values(paths),
    ...[...pages.keys()].map(pageAddress),
    ...postSlugs.map(postPath),
    ...entries.job.map(({ slug }) => jobPath(slug)),
  ])
  for (const id of off ?? []) all.delete(pageAddress(id))
  return all
}

/** The paths of these pages. */
export function pageAddresses(ids: Iterable<string> = []) {
  return new Set([...ids].map(pageAddress))
}

/** The path of a page. */
export function pageAddress(id: string) {
  return id === 'home' ? paths.home : `/${id}`
}
