import { isOpen } from '#model/content/job.ts'
import { isoDay } from '#model/day.ts'
import { jobPath, paths, postPath } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import { publishedPosts } from '#server/features/blog/list-posts.ts'

/** A path of the site and, where known, the ISO day of its last change. */
export type PublicAddress = { path: string; changedOn?: string }

/** Screens that are not made of blocks. */
const screens = [paths.blog, paths.contact, paths.career]

/** The second address of a page that stands in the list already, and what only a link in a mail leads to. */
const left = new Set<string>([paths.partners, paths.newsletter])

/** Everything that a search engine should know of: pages, screens, open jobs, posts whose moment has come. */
export async function publicAddresses({
  content,
  store,
  clock,
}: Pick<Deps, 'content' | 'store' | 'clock'>): Promise<PublicAddress[]> {
  const today = isoDay(clock())
  const [jobs, posts] = await Promise.all([
    content.jobs(),
    publishedPosts(store, clock())
      .select(['slug', 'updated_at'])
      .orderBy('publish_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  ])
  const pages = content.pageIds().map((id) => (id === 'home' ? paths.home : `/${id}`))
  const openings = jobs.filter((job) => isOpen(job, today)).map(({ slug }) => jobPath(slug))
  const fixed = new Set<string>([...pages, ...screens, ...openings])
  return [
    ...[...fixed].filter((path) => !left.has(path)).map((path) => ({ path })),
    ...posts.map(({ slug, updated_at }) => ({
      path: postPath(slug),
      changedOn: updated_at.slice(0, 'yyyy-mm-dd'.length),
    })),
  ]
}
