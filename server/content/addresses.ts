import type { Page } from '#blocks/contracts.ts'
import type { PostSource } from '#model/blog.ts'
import type { Job } from '#model/job.ts'
import { paths, postPath } from '#model/paths.ts'

type Addressed = {
  pages: ReadonlyMap<string, Page>
  posts: readonly PostSource[]
  jobs: readonly Job[]
}

/** Every path that answers with a page of its own, as it is written. */
export function addressesOf({ pages, posts, jobs }: Addressed): Set<string> {
  return new Set([
    ...Object.values(paths),
    ...[...pages.keys()].map((id) => (id === 'home' ? paths.home : `/${id}`)),
    ...posts.map(({ slug }) => postPath(slug)),
    ...jobs.map(({ slug }) => `${paths.career}/${slug}`),
  ])
}
