import { isOpen } from '#model/content/job.ts'
import { isoDay } from '#model/day.ts'
import { archivedIssuePath, jobPath, paths, postPath } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import { publishedPosts } from '#server/features/blog/list-posts.ts'
import { offeredCalls } from '#server/features/calls/list-times.ts'
import { absentFrom } from '#server/features/content/absent.ts'
import { pageAddress } from '#server/features/content/addresses.ts'
import { pageTimes } from '#server/features/content/page-times.ts'
import { picturesOf } from '#server/features/content/preview/pictures-of.ts'
import { publicIssueSlugs } from '#server/features/newsletter/archive/public-issues.ts'

/** A path of the site, if known with the time of its last change (ISO), and the paths or addresses of its pictures. */
export type PublicAddress = { path: string; changedAt?: string; pictures?: string[] }

/** Screens that are not made of blocks. */
const screens = [paths.blog, paths.contact, paths.career]

/** Excluded: the alias of a page in the list. */
const excluded = new Set<string>([paths.partners])

/** All paths for search engines: pages, screens, open jobs and published posts. */
export async function publicAddresses({
  content,
  store,
  clock,
}: Pick<Deps, 'content' | 'store' | 'clock'>): Promise<PublicAddress[]> {
  const today = isoDay(clock())
  const absent = absentFrom(content.complete())
  const [jobs, times, issues, posts] = await Promise.all([
    content.jobs(),
    pageTimes(store),
    publicIssueSlugs(store),
    publishedPosts(store)
      .select(['slug', 'updated_at', 'image'])
      .orderBy('publish_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  ])
  const openings = jobs.filter((job) => isOpen(job, today)).map(({ slug }) => jobPath(slug))
  const booking = (await offeredCalls(store)).length > 0 ? [paths.call] : []
  const archive = issues.length > 0 ? [paths.newsletter, ...issues.map(archivedIssuePath)] : []
  const pages = [...content.current().pages].map(([id, page]) => {
    const { updatedAt, isOriginal } = times(id)
    return {
      path: pageAddress(id),
      ...(!isOriginal && { changedAt: updatedAt.toISOString() }),
      pictures: [...new Set(picturesOf(page).map(({ src }) => src))],
    }
  })
  const known = new Set(pages.map(({ path }) => path))
  const others = [...screens, ...booking, ...openings, ...archive].filter(
    (path) => !known.has(path),
  )
  const all = [
    ...[...pages, ...others.map((path) => ({ path }))].filter(({ path }) => !excluded.has(path)),
    ...posts.map(({ slug, updated_at, image }) => ({
      path: postPath(slug),
      changedAt: updated_at,
      pictures: image ? [image] : [],
    })),
  ]
  return absent ? all.filter(({ path }) => !absent.hasPath(path)) : all
}
