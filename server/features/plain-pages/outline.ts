import { archivedIssuePath, jobPath, paths, postPath } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import { publishedPosts } from '#server/features/blog/list-posts.ts'
import { pageAddress } from '#server/features/content/addresses.ts'
import { pageTitle } from '#server/features/content/page-title.ts'
import { publicAddresses } from '#server/features/content/sitemap/public-addresses.ts'
import { issueSummary, newestIssues } from '#server/features/newsletter/archive/public-issues.ts'

type Entry = { path: string; title: string; description: string }

/** What the site offers to read: its name, what it is, and every public page by kind. */
export type Outline = {
  name: string
  tagline: string
  sections: { title: string; entries: Entry[] }[]
}

const sections = {
  services: 'Services',
  projects: 'Projects',
  pages: 'Pages',
  blog: 'Blog',
  issues: 'Newsletter',
  jobs: 'Career',
} as const

/** Null for a site that search engines are not to list. */
export async function readOutline(
  deps: Pick<Deps, 'content' | 'store' | 'clock'>,
): Promise<Outline | null> {
  const { name, tagline, seo } = deps.content.current().site
  if (!seo.isListed) return null
  const { t } = await deps.content.language()
  const described = await describedPaths(deps)
  const addresses = await publicAddresses(deps)
  const entries = addresses.flatMap(({ path }) => {
    const entry = described.get(path)
    return entry ? [{ path, ...entry }] : []
  })
  return {
    name,
    tagline,
    sections: Object.entries(sections)
      .map(([kind, title]) => ({
        title: t(title),
        entries: entries
          .filter((entry) => entry.kind === kind)
          .map(({ path, title, description }) => ({ path, title, description })),
      }))
      .filter((section) => section.entries.length > 0),
  }
}

type Described = Omit<Entry, 'path'> & { kind: keyof typeof sections }

async function describedPaths({ content, store }: Pick<Deps, 'content' | 'store'>) {
  const { pages, screens, site, entries } = content.current()
  const ending = site.seo.titleEnding
  const posts = await publishedPosts(store).select(['slug', 'title', 'summary']).execute()
  const issues = await newestIssues(store).execute()
  const all: [path: string, Described][] = [
    ...[...pages].map(([id, { title, description }]): [string, Described] => [
      pageAddress(id),
      { kind: kindOfPage(id), title: pageTitle(title, ending), description },
    ]),
    ...(['blog', 'contact', 'newsletter'] as const).map((id): [string, Described] => [
      paths[id],
      { kind: 'pages', title: screens[id].title, description: screens[id].description },
    ]),
    ...entries.job.map(({ slug, title, line }): [string, Described] => [
      jobPath(slug),
      { kind: 'jobs', title, description: line },
    ]),
    ...issues.map((row): [string, Described] => {
      const { slug, subject, preheader } = issueSummary(row)
      return [archivedIssuePath(slug), { kind: 'issues', title: subject, description: preheader }]
    }),
    ...posts.map(({ slug, title, summary }): [string, Described] => [
      postPath(slug),
      { kind: 'blog', title, description: summary },
    ]),
  ]
  return new Map(all)
}

function kindOfPage(id: string) {
  if (id.startsWith('services/')) return 'services'
  return id.startsWith('projects/') ? 'projects' : 'pages'
}
