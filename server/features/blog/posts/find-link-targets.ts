import { sql } from 'kysely'
import { z } from 'zod'
import { RELATED_MAX } from '#model/blog/post-form.ts'
import { LINE_MAX } from '#model/limits.ts'
import { jobPath, paths, postPath } from '#model/paths.ts'
import { query } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { publishedPosts } from '#server/features/blog/list-posts.ts'
import { pageAddress } from '#server/features/content/addresses.ts'
import { searchPattern } from '#server/platform/db/search-text.ts'

const SHOWN_MAX = 6

const findSchema = z.object({
  q: z
    .string()
    .catch('')
    .transform((q) => q.trim().slice(0, LINE_MAX)),
  /** Of posts, separated by commas: these instead of a search. */
  ids: z
    .string()
    .catch('')
    .transform((ids) => ids.split(',').filter(Boolean).slice(0, RELATED_MAX)),
})

type LinkTarget = { kind: 'Page' | 'Post' | 'Job'; title: string; path: string; id?: string }

/** Public pages, jobs and posts whose title or path contains `q`, for links in articles. */
export const findLinkTargets = query('author', findSchema, async (context, { q, ids }) => {
  if (ids.length > 0) return { targets: await postsById(context, ids) }
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = ({ title, path }: LinkTarget) =>
    words.every((word) => `${title} ${path}`.toLowerCase().includes(word))
  const pages = pagesOf(context).filter(matches).slice(0, SHOWN_MAX)
  return { targets: [...pages, ...(await postsWith(context, q))] }
})

function pagesOf({ content }: AdminContext): LinkTarget[] {
  const { pages, entries, off } = content.current()
  return [
    ...[...pages]
      .filter(([id]) => !off?.has(id))
      .map(([id, { title }]) => ({
        kind: 'Page' as const,
        title: title.split(/: | \| /, 1)[0] ?? title,
        path: pageAddress(id),
      })),
    { kind: 'Page', title: 'Contact', path: paths.contact },
    { kind: 'Page', title: 'Blog', path: paths.blog },
    ...entries.job.map(({ title, slug }) => ({ kind: 'Job' as const, title, path: jobPath(slug) })),
  ]
}

async function postsWith({ store }: AdminContext, q: string): Promise<LinkTarget[]> {
  const rows = await publishedPosts(store)
    .where(sql<boolean>`admin_search_text like ${searchPattern(q)} escape ${'\\'}`)
    .select(['id', 'title', 'slug'])
    .orderBy('publish_at', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  return rows.map(targetOf)
}

function targetOf({ id, title, slug }: { id: string; title: string; slug: string }): LinkTarget {
  return { kind: 'Post', title, path: postPath(slug), id }
}

/** Drafts too: they may be public later. */
async function postsById({ store }: AdminContext, ids: string[]) {
  const rows = await store
    .selectFrom('posts')
    .select(['id', 'title', 'slug'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(targetOf).sort((a, b) => ids.indexOf(a.id ?? '') - ids.indexOf(b.id ?? ''))
}
