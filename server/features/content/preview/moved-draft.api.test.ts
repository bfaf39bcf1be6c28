import { expect, test } from 'vitest'
import { postKey } from '#model/content/standalone.ts'
import { done, openPosts } from '#tests/fixtures/posts.ts'
import { openPreview } from '#tests/fixtures/previews.ts'

test('a preview link still works after the post’s address changes', async () => {
  const { admin, write, site } = await openPosts()
  const id = await write.published({ title: 'Old' })
  await write.save(id, { title: 'A draft' })
  done(await admin.content.sharePreview({ document: postKey(id) }))
  const link = (await write.open(id)).links[0]?.address
  await write.publish(id, { slug: 'moved' })
  await write.save(id, { title: 'Another draft' })
  const shown = await openPreview(site, link)
  for (const address of ['old', 'moved']) {
    expect(await shown?.blog.post(address)).toMatchObject({ slug: 'moved', title: 'Another draft' })
  }
  expect(await shown?.blog.post('nothing-like-it')).toBeNull()
})
