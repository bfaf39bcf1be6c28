import { sql } from 'kysely'
import { postFormPath } from '#model/blog/post-paths.ts'
import type { Found } from '#model/search/search.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { stateOf } from '#server/features/blog/posts/post-columns.ts'
import { searchPattern } from '#server/features/blog/search-text.ts'
import { contains } from '#server/platform/db/like.ts'

const POSTS_MAX = 6

/** Newest posts whose text is searched, too: no index holds it. */
const TEXTS_MAX = 500

/** Posts with all words in title, summary or author; then those with all words in their text. */
export async function searchPosts(
  { store, clock }: AdminContext,
  words: string[],
): Promise<Found[]> {
  const columns = ['id', 'title', 'author', 'status', 'publish_at', 'off_at'] as const
  const posts = store.selectFrom('posts').where('deleted_at', 'is', null)
  const named = await posts
    .select(columns)
    .where(everyWord(words, isInTitle))
    .orderBy('publish_at', 'desc')
    .limit(POSTS_MAX)
    .execute()
  const newest = posts
    .select([...columns, 'markdown'])
    .orderBy('publish_at', 'desc')
    .limit(TEXTS_MAX)
  const saying = await store
    .selectFrom(newest.as('newest'))
    .select(columns)
    .where(everyWord(words, (word) => contains('markdown', word)))
    .orderBy('publish_at', 'desc')
    .limit(POSTS_MAX)
    .execute()
  const known = new Set(named.map(({ id }) => id))
  return [...named, ...saying.filter(({ id }) => !known.has(id))]
    .slice(0, POSTS_MAX)
    .map(({ id, title, author, ...times }) => ({
      title,
      detail: `${author} · ${stateOf(times, clock())}`,
      href: postFormPath(id),
    }))
}

const everyWord = (words: string[], has: (word: string) => ReturnType<typeof isInTitle>) =>
  sql<boolean>`${sql.join(words.map(has), sql` and `)}`

function isInTitle(word: string) {
  const pattern = searchPattern(word)
  return sql<boolean>`(admin_search_text like ${pattern} escape ${'\\'} or search_text like ${pattern} escape ${'\\'})`
}
