import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { documentPath } from '#model/admin-paths.ts'
import { postStateNames } from '#model/blog/post-form.ts'
import { postKey } from '#model/content/standalone.ts'
import type { Found } from '#model/search/search.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { contains } from '#server/platform/db/like.ts'
import { searchPattern } from '#server/platform/db/search-text.ts'

const POSTS_MAX = 6

/** Posts whose texts are searched at once, because no index holds them; other requests are answered in between. */
const TEXTS_AT_ONCE = 250

/** Posts with all words in title, summary or author; then those with all words in their text. */
export async function searchPosts({ store }: AdminContext, words: string[]): Promise<Found[]> {
  const columns = ['id', 'title', 'author', 'status'] as const
  const posts = store.selectFrom('posts').where('deleted_at', 'is', null)
  const named = await posts
    .select(columns)
    .where(everyWord(words, isInTitle))
    .orderBy('publish_at', 'desc')
    .limit(POSTS_MAX)
    .execute()
  const saying = named.length < POSTS_MAX ? await searchTexts() : []
  const known = new Set(named.map(({ id }) => id))
  return [...named, ...saying.filter(({ id }) => !known.has(id))]
    .slice(0, POSTS_MAX)
    .map(({ id, title, author, status }) => ({
      title,
      detail: `${author} · ${postStateNames[status].toLowerCase()}`,
      href: documentPath(postKey(id)),
    }))

  /** The newest posts with all words in their text. */
  async function searchTexts() {
    const { count } = await posts
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    const found: typeof named = []
    for (let from = 0; from < Number(count) && found.length < POSTS_MAX; from += TEXTS_AT_ONCE) {
      const some = posts
        .select('id')
        .orderBy('publish_at', 'desc')
        .orderBy('id', 'desc')
        .limit(TEXTS_AT_ONCE)
        .offset(from)
      const saying = await store
        .selectFrom('posts')
        .select(columns)
        .where('id', 'in', some)
        .where(everyWord(words, (word) => contains('markdown', word)))
        .orderBy('publish_at', 'desc')
        .limit(POSTS_MAX)
        .execute()
      found.push(...saying)
      await setImmediate()
    }
    return found
  }
}

const everyWord = (words: string[], has: (word: string) => ReturnType<typeof isInTitle>) =>
  sql<boolean>`${sql.join(words.map(has), sql` and `)}`

function isInTitle(word: string) {
  const pattern = searchPattern(word)
  return sql<boolean>`(admin_search_text like ${pattern} escape ${'\\'} or search_text like ${pattern} escape ${'\\'})`
}
