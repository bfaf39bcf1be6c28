import { jobPath, paths, postPath } from '#model/paths.ts'
import type { SiteContent } from './site-content.ts'

/** All paths that have a page, in their canonical case. */
export function addressesOf(
  { pages, jobs }: Pick<SiteContent, 'pages' | 'jobs'>,
  postSlugs: readonly string[],
): Set<string> {
  return new Set([
    ...Object.values(paths),
    ...[...pages.keys()].map(pageAddress),
    ...postSlugs.map(postPath),
    ...jobs.map(({ slug }) => jobPath(slug)),
  ])
}

/** The path of a page. */
export function pageAddress(id: string) {
  return id === 'home' ? paths.home : `/${id}`
}
