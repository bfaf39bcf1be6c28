import { expect, test } from 'vitest'
import { done, openPosts, postText } from '#tests/fixtures/posts.ts'

test('restoring a revision that is no longer valid fails with field errors', async () => {
  const { posts, database } = await openPosts()
  const { id } = done(await posts.create(postText))
  const { fields } = await posts.show({ id })
  done(await posts.update({ ...fields, id, version: 1, title: 'Another title' }))
  const [, first] = (await posts.history({ id })).revisions
  // As stored before the tag limit counted spaces.
  await database.store
    .updateTable('post_revisions')
    .set({ fields: JSON.stringify({ ...fields, tags: 'a, '.repeat(200) }) })
    .where('id', '=', first?.id ?? '')
    .execute()
  expect(await posts.restore({ id, revision: first?.id, version: 2 })).toMatchObject({
    ok: false,
    status: 422,
    errors: { tags: expect.stringContaining('The tags') },
  })
  expect(await posts.show({ id })).toMatchObject({ version: 2, fields: { title: 'Another title' } })
})

test('the limit for tags includes separators, so a saved post can be saved again', async () => {
  const { posts } = await openPosts()
  expect(await posts.create({ ...postText, tags: 'a,'.repeat(249) })).toMatchObject({
    ok: false,
    status: 422,
    errors: { tags: expect.stringContaining('at most 500 characters') },
  })
  const { id } = done(await posts.create({ ...postText, tags: 'a,'.repeat(167) }))
  const { fields } = await posts.show({ id })
  expect(fields.tags).toHaveLength(499)
  done(await posts.update({ ...fields, id, version: 1 }))
})
