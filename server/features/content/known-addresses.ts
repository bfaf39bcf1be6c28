import { jobPath, paths, postPath } from '#model/paths.ts'
import { absentFrom } from './absent.ts'
import { pageAddress } from './addresses.ts'
import type { SiteContent } from './site-content.ts'

/** Paths of screens that are not made of sections. */
export const screenPaths = [
  paths.home,
  paths.blog,
  paths.contact,
  paths.newsletter,
  paths.confirmSubscription,
  paths.unsubscribe,
]

/** All paths that visitors can open, in their canonical case. */
export function addressesOf(siteContent: SiteContent, postSlugs: readonly string[]): Set<string> {
  const { pages, entries } = siteContent
  const all = [
    ...screenPaths,
    ...[...pages.keys()].map(pageAddress),
    ...(pages.has('partner') ? [paths.partners] : []),
    ...postSlugs.map(postPath),
    ...entries.job.map(({ slug }) => jobPath(slug)),
  ]
  const absent = absentFrom(siteContent)
  return new Set(absent ? all.filter((path) => !absent.hasPath(path)) : all)
}
