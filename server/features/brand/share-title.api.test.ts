import { expect } from 'vitest'
import { sharePicturePath } from '#model/content/share-picture.ts'
import { readingTest } from '#tests/fixtures/api.ts'
import { fixtureContent } from '#tests/fixtures/fixture-content.ts'

readingTest('share pictures have the titles of pages, screens and posts', async ({ shared }) => {
  const titleOf = (id: string) => shared.site.shareTitle(sharePicturePath(id))
  const { pages, screens, posts, site } = fixtureContent
  for (const [id, { title }] of pages) {
    expect(`${await titleOf(id)} | ${site.seo.titleEnding}`.startsWith(title), id).toBe(true)
  }
  expect(await titleOf('home')).not.toContain(' | ')
  expect(await titleOf('contact')).toBe(screens.contact.title)
  expect(await titleOf('blog')).toBe(screens.blog.title)
  const [post] = posts
  expect(await titleOf(`blog/${post?.slug}`)).toBe(post?.title)
  expect(await titleOf('blog/no-such-post')).toBeNull()
  expect(await titleOf('no-such-page')).toBeNull()
})
