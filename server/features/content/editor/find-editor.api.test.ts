import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

test('the page at a public path leads to where it is edited', async () => {
  const site = await openTestSite()
  const { admin } = await signIn(site, 'editor')
  const editorOf = (path: string) => admin.content.findEditor({ path })
  expect(await editorOf('/')).toBe('/admin/content/edit?document=page%3Ahome')
  expect(await editorOf('/contact')).toBe('/admin/content/edit?document=screens')
  const [post] = await site.rows('posts')
  expect(await editorOf(`/blog/${post?.slug}`)).toBe(`/admin/blog/${post?.id}`)
  expect(await editorOf('/blog')).toBe('/admin/blog')
  await admin.blog.trash({ id: post?.id })
  expect(await editorOf(`/blog/${post?.slug}`)).toBe('/admin/blog')
  expect(await editorOf('/blog/nothing-like-it')).toBe('/admin/blog')
  expect(await editorOf('/nothing-like-it')).toBe('/admin/content')
})
