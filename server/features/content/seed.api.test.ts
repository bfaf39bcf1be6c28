import { expect, test } from 'vitest'
import { openTestSite } from '#tests/fixtures/api.ts'
import { fixtureContent } from '#tests/fixtures/fixture-content.ts'
import { openPosts } from '#tests/fixtures/posts.ts'

test('a post of content/ whose day is still to come is published on that day', async () => {
  const [post] = fixtureContent.posts
  if (!post) throw new Error('The fixture has no post.')
  const later = { ...post, slug: 'later', title: 'Later', publishedAt: '2026-11-23' }
  const content = { ...fixtureContent, posts: [post, later] }
  const { slugs, posts, site, wait } = await openPosts({ content })
  expect(await slugs()).toEqual([post.slug])
  expect((await posts.list({ q: 'Later' })).posts).toMatchObject([
    { slug: 'later', state: 'scheduled', publishAt: '2026-11-23T00:00:00.000Z' },
  ])
  wait(48 * 60)
  await site.runDuePlans()
  expect(await slugs()).toEqual(['later', post.slug])
})

const blank = { ...fixtureContent, site: { ...fixtureContent.site, name: 'Blank' }, posts: [] }
const deps = { blankContent: () => blank }

test('a site that begins without the sample goes on without it, whatever is set later', async () => {
  const { site, rows, openAnother } = await openTestSite(deps, { SAMPLE: 'none' })
  expect(site.content.defaults().site.name).toBe('Blank')
  expect(await rows('posts')).toEqual([])
  const other = await openAnother(deps, { SAMPLE: 'agency' })
  expect(other.content.defaults().site.name).toBe('Blank')
})

test('a site that began with the sample keeps it', async () => {
  const { openAnother } = await openTestSite()
  const other = await openAnother(deps, { SAMPLE: 'none' })
  expect(other.content.defaults().site.name).toBe(fixtureContent.site.name)
})
