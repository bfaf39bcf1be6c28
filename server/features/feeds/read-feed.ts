import type { FeedName } from '#model/alternate-paths.ts'
import { isOpen } from '#model/content/job.ts'
import { isoDay } from '#model/day.ts'
import { archivedIssuePath, jobPath, paths, postPath } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import { publishedPosts } from '#server/features/blog/list-posts.ts'
import { showPost } from '#server/features/blog/show-post.ts'
import { absentFrom } from '#server/features/content/absent.ts'
import { pageAddress } from '#server/features/content/addresses.ts'
import { pageTimes } from '#server/features/content/page-times.ts'
import { pageTitle } from '#server/features/content/page-title.ts'
import { issueSummary, newestIssues } from '#server/features/newsletter/archive/public-issues.ts'
import { issueHtml } from '#server/features/newsletter/archive/show-archive.ts'
import { FEED_LENGTH, type Feed, type FeedEntry } from './feed.ts'

type FeedDeps = Pick<Deps, 'content' | 'store' | 'clock' | 'markdown'>

/** The feed of a part of the site; null while that part is off. */
export async function readFeed(deps: FeedDeps, name: FeedName): Promise<Feed | null> {
  const path = paths[name]
  if (absentFrom(deps.content.complete())?.hasPath(path)) return null
  const { pages, screens, site } = deps.content.current()
  const isScreen = name === 'blog' || name === 'newsletter'
  const title = isScreen ? screens[name].title : pages.get(name)?.title
  if (title === undefined) return null
  const entries = await readers[name](deps)
  return {
    title: `${pageTitle(title, site.seo.titleEnding)} | ${site.name}`,
    author: site.name,
    path,
    language: (await deps.content.language()).tag,
    entries: entries.slice(0, FEED_LENGTH),
  }
}

const readers: Record<FeedName, (deps: FeedDeps) => Promise<FeedEntry[]>> = {
  blog: readPosts,
  newsletter: readIssues,
  career: readJobs,
  projects: readCases,
}

async function readPosts(deps: FeedDeps) {
  const rows = await publishedPosts(deps.store)
    .select(['id', 'slug', 'publish_at', 'updated_at'])
    .orderBy('publish_at', 'desc')
    .orderBy('id', 'desc')
    .limit(FEED_LENGTH)
    .execute()
  const entries = await Promise.all(
    rows.map(async ({ id, slug, publish_at, updated_at }): Promise<FeedEntry[]> => {
      const post = await showPost(deps, slug)
      if (!post) return []
      const { title, summary, author, category, tags, image, html } = post
      return [
        {
          ...{ id: `urn:uuid:${id}`, path: postPath(slug), title, summary, author, image, html },
          tags: [...new Set([category, ...tags])],
          publishedAt: new Date(publish_at),
          // A planned post was written before.
          updatedAt: new Date([updated_at, publish_at].toSorted().at(-1) ?? publish_at),
        },
      ]
    }),
  )
  return entries.flat()
}

async function readIssues(deps: FeedDeps) {
  const rows = await newestIssues(deps.store).limit(FEED_LENGTH).execute()
  return Promise.all(
    rows.map(async (row): Promise<FeedEntry> => {
      const { slug, subject, preheader } = issueSummary(row)
      const at = new Date(row.started_at)
      return {
        ...{ id: `urn:uuid:${row.id}`, path: archivedIssuePath(slug), title: subject },
        ...{ summary: preheader, tags: [], html: await issueHtml(deps, row) },
        ...{ publishedAt: at, updatedAt: at },
      }
    }),
  )
}

async function readJobs({ content, clock }: FeedDeps) {
  const today = isoDay(clock())
  const jobs = await content.jobs()
  return jobs
    .filter((job) => isOpen(job, today))
    .sort((one, other) => (one.postedOn < other.postedOn ? 1 : -1))
    .map(({ slug, title, line, location, type, postedOn }): FeedEntry => {
      const at = new Date(postedOn)
      const tags = [location, type]
      return { path: jobPath(slug), title, summary: line, tags, publishedAt: at, updatedAt: at }
    })
}

async function readCases({ content, store }: FeedDeps) {
  const { pages, site } = content.current()
  const times = await pageTimes(store)
  return [...pages]
    .filter(([id]) => id.startsWith('projects/'))
    .map(([id, { title, description }]): FeedEntry => {
      const { publishedAt, updatedAt } = times(id)
      const name = pageTitle(title, site.seo.titleEnding)
      const path = pageAddress(id)
      return { path, title: name, summary: description, tags: [], publishedAt, updatedAt }
    })
    .sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
}
