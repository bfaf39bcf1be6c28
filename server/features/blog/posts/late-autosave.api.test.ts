import { expect, test } from 'vitest'
import { done, openPosts, postText } from '#tests/fixtures/posts.ts'

const published = { ...postText, status: 'published' }

/** A post, and what becomes of a text that arrives after it was saved. */
async function openSaved() {
  const opened = await openPosts()
  const { posts, wait } = opened
  const { id } = done(await posts.create(published))
  wait(5)
  const { fields } = await posts.show({ id })
  const keptOf = async (late: Partial<typeof fields>) => {
    done(await posts.saveAutosave({ ...fields, ...late, id, version: 1 }))
    return (await posts.autosave({ id }))?.fields
  }
  return { ...opened, id, fields, keptOf }
}

test('an autosave that arrives after its save is not offered', async () => {
  const { posts, id, fields, keptOf } = await openSaved()
  const typed = { title: 'New words ', publishAt: '', slug: '', tags: 'one,two,,three' }
  done(await posts.update({ ...fields, ...typed, id, version: 1 }))
  expect(await keptOf(typed)).toBeUndefined()
  expect(await keptOf({ ...typed, title: 'New words, and more' })).toMatchObject({
    title: 'New words, and more',
  })
})

test('an autosave that differs from the post is kept, in whatever order requests arrive', async () => {
  const { posts, id, fields, keptOf, wait } = await openSaved()
  for (const late of [{ title: '' }, { publishAt: '9999-12-31T23:59' }, { status: 'draft' }]) {
    expect(await keptOf(late)).toMatchObject(late)
  }
  const planned = { ...fields, publishAt: '2026-12-24T18:00' }
  done(await posts.update({ ...planned, id, version: 1 }))
  wait(1)
  // Without its moment it would appear at once.
  expect(await keptOf({ publishAt: '' })).toMatchObject({ publishAt: '' })
  expect(await keptOf(planned)).toBeUndefined()
})
