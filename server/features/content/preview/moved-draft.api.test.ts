import { expect, test } from 'vitest'
import { postKey } from '#model/content/review.ts'
import { done, openPosts, postText } from '#tests/fixtures/posts.ts'
import { openPreview } from '#tests/fixtures/previews.ts'

test('a preview link still works after the draft’s slug changes', async () => {
  const { admin, posts, site } = await openPosts()
  const { id, slug } = done(await posts.create(postText))
  done(await admin.content.sharePreview({ document: postKey(id) }))
  const link = (await posts.show({ id })).links[0]?.address
  const { fields } = await posts.show({ id })
  done(await posts.update({ ...fields, id, version: 1, slug: 'moved' }))
  const shown = await openPreview(site, link)
  for (const address of [slug, 'moved']) {
    expect(await shown?.blog.post(address)).toMatchObject({ slug: 'moved', title: fields.title })
  }
  expect(await shown?.blog.post('nothing-like-it')).toBeNull()
})
