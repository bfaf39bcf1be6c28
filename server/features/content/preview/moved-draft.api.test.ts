import { expect, test } from 'vitest'
import { done, openPosts, postText } from '#tests/fixtures/posts.ts'
import { openPreview } from '#tests/fixtures/previews.ts'

test('a preview link still works after the draft’s slug changes', async () => {
  const { posts, site } = await openPosts()
  const { id, slug } = done(await posts.create(postText))
  const link = await posts.address({ id })
  const { fields } = await posts.show({ id })
  done(await posts.update({ ...fields, id, version: 1, slug: 'moved' }))
  const shown = await openPreview(site, link)
  for (const address of [slug, 'moved']) {
    expect(await shown?.blog.post(address)).toMatchObject({ slug: 'moved', title: fields.title })
  }
  expect(await shown?.blog.post('nothing-like-it')).toBeNull()
})
