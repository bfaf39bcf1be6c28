import { jobPath, paths, postPath } from '#model/paths.ts'
import type { SiteContent } from './site-content.ts'

/** All paths that have a page which is not unpublished, in their canonical case. */
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
  for (const path of addressesOfKeys(off)) all.delete(path)
  return all
}

/** The paths of the documents with these keys that have a page of their own. */
export function addressesOfKeys(keys: Iterable<string> = []) {
  return new Set(
    [...keys].flatMap((key) => {
      const [kind, id = ''] = key.split(/:(.*)/s)
      if (kind === 'page') return pageAddress(id)
      return kind === 'job' ? jobPath(id) : []
    }),
  )
}

/** The path of a page. */
export function pageAddress(id: string) {
  return id === 'home' ? paths.home : `/${id}`
}
