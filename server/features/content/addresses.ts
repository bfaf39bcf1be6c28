import { jobPath, paths, postPath } from '#model/paths.ts'
import type { Words } from './site-content.ts'

/** Every path that answers with a page of its own, as it is written. */
export function addressesOf(
  { pages, jobs }: Pick<Words, 'pages' | 'jobs'>,
  postSlugs: readonly string[],
): Set<string> {
  return new Set([
    ...Object.values(paths),
    ...[...pages.keys()].map(pageAddress),
    ...postSlugs.map(postPath),
    ...jobs.map(({ slug }) => jobPath(slug)),
  ])
}

/** Where a page stands on the site. */
export function pageAddress(id: string) {
  return id === 'home' ? paths.home : `/${id}`
}
