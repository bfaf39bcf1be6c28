import { z } from 'zod'
import { DEFAULT_AUTHOR } from '#model/blog/post-form.ts'
import { query } from '#server/actions/action.ts'
import { peopleOf } from '#server/features/blog/people.ts'

/** Names to choose an author from: people with a portrait on the site, accounts, and authors of posts. */
export const listAuthors = query('author', z.object({}), async ({ store, content }) => {
  const accounts = await store.selectFrom('user').select('name').execute()
  const authors = await store.selectFrom('posts').select('author').distinct().execute()
  const people = [...peopleOf(content.current()).keys()].sort()
  const others = [...accounts.map(({ name }) => name), ...authors.map(({ author }) => author)]
  const without = new Set([DEFAULT_AUTHOR, ...others].filter((name) => !people.includes(name)))
  return { people, others: [...without].sort() }
})
