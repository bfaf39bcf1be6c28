import { sql } from 'kysely'
import { archivedIssuePath, postPath } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import { publishedPosts } from '#server/features/blog/list-posts.ts'
import { addressesOf } from '#server/features/content/known-addresses.ts'

type Condition = ReturnType<typeof sql<boolean>>

/** Conditions on `not_found_paths`: nothing answers at the path by now, no page, no post, no issue and no redirect. */
export function isStillMissing({ store, content }: Pick<Deps, 'store' | 'content'>): Condition[] {
  const current = content.current()
  const known = [...addressesOf(current, []), ...current.redirects.map(({ from }) => from)]
  const posts = publishedPosts(store)
  const slugs = [
    posts.select('posts.slug'),
    posts
      .innerJoin('post_redirects', 'post_redirects.post_id', 'posts.id')
      .select('post_redirects.slug'),
  ]
  const issues = store.selectFrom('newsletter_issues').select('slug').where('slug', 'is not', null)
  return [
    sql<boolean>`path not in (${sql.join(known.map((path) => path.toLowerCase()))})`,
    ...slugs.map(
      (found) =>
        sql<boolean>`path not in (select ${postPath('')} || slug from (${found}) as found)`,
    ),
    sql<boolean>`path not in (select ${archivedIssuePath('')} || slug from (${issues}) as found)`,
  ]
}
