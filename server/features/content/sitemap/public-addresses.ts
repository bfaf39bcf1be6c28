import { isOpen } from '#model/content/job.ts'
import { isoDay } from '#model/day.ts'
import { jobPath, paths, postPath } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import { publishedPosts } from '#server/features/blog/list-posts.ts'
import { offeredCalls } from '#server/features/calls/list-times.ts'
import { absentFrom } from '#server/features/content/absent.ts'

/** A path of the site and, if known, the ISO date of its last change. */
export type PublicAddress = { path: string; changedOn?: string }

/** Screens that are not made of blocks. */
const screens = [paths.blog, paths.contact, paths.career]

/** Excluded: the alias of a page in the list, and a page that is only linked in emails. */
const excluded = new Set<string>([paths.partners, paths.newsletter])

/** All paths for search engines: pages, screens, open jobs and published posts. */
export async function publicAddresses({
  content,
  store,
  clock,
}: Pick<Deps, 'content' | 'store' | 'clock'>): Promise<PublicAddress[]> {
  const today = isoDay(clock())
  const absent = absentFrom(content.complete())
  const [jobs, posts] = await Promise.all([
    content.jobs(),
    publishedPosts(store)
      .select(['slug', 'updated_at'])
      .orderBy('publish_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  ])
  const pages = content.pageIds().map((id) => (id === 'home' ? paths.home : `/${id}`))
  const openings = jobs.filter((job) => isOpen(job, today)).map(({ slug }) => jobPath(slug))
  const booking = (await offeredCalls(store)).length > 0 ? [paths.call] : []
  const fixed = new Set<string>([...pages, ...screens, ...booking, ...openings])
  const all = [
    ...[...fixed].filter((path) => !excluded.has(path)).map((path) => ({ path })),
    ...posts.map(({ slug, updated_at }) => ({
      path: postPath(slug),
      changedOn: updated_at.slice(0, 'yyyy-mm-dd'.length),
    })),
  ]
  return absent ? all.filter(({ path }) => !absent.hasPath(path)) : all
}
