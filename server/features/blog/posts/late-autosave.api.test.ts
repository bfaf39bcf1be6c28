import { expect, test } from 'vitest'
import { done, openPosts, postText } from '#tests/fixtures/posts.ts'

const published = { ...postText, status: 'published' }

/** A saved post, and a function that sends a late autosave and returns what is stored. */
async function setup() {
  const fixture = await openPosts()
  const { posts, wait } = fixture
  const { id } = done(await posts.create(published))
  wait(5)
  const { fields } = await posts.show({ id })
  const autosaveOf = async (late: Partial<typeof fields>) => {
    done(await posts.saveAutosave({ ...fields, ...late, id, version: 1 }))
    return (await posts.autosave({ id }))?.fields
  }
  return { ...fixture, id, fields, autosaveOf }
}

test('an autosave that arrives after its save is not offered', async () => {
  const { posts, id, fields, autosaveOf } = await setup()
  const typed = { title: 'New words ', publishAt: '', slug: '', tags: 'one,two,,three' }
  done(await posts.update({ ...fields, ...typed, id, version: 1 }))
  expect(await autosaveOf(typed)).toBeUndefined()
  expect(await autosaveOf({ ...typed, title: 'New words, and more' })).toMatchObject({
    title: 'New words, and more',
  })
})

test('an autosave that differs from the post is kept, whatever the order of the requests', async () => {
  const { posts, id, fields, autosaveOf, wait } = await setup()
  for (const late of [{ title: '' }, { publishAt: '9999-12-31T23:59' }, { status: 'draft' }]) {
    expect(await autosaveOf(late)).toMatchObject(late)
  }
  const planned = { ...fields, publishAt: '2026-12-24T18:00' }
  done(await posts.update({ ...planned, id, version: 1 }))
  wait(1)
  // Without its publish time it would appear immediately.
  expect(await autosaveOf({ publishAt: '' })).toMatchObject({ publishAt: '' })
  expect(await autosaveOf(planned)).toBeUndefined()
})
