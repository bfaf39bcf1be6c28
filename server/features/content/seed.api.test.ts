import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readDefaultContent } from '#server/features/content/defaults.ts'
import { projectFile } from '#server/platform/project-file.ts'
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

test('a site that begins without the sample has four pages, also when it is opened otherwise', async () => {
  const blank = await readDefaultContent(fileURLToPath(projectFile('content/blank')))
  const deps = { blankContent: () => blank }
  const { site, rows, openAnother } = await openTestSite(deps, { SAMPLE: 'none' })
  const addresses = async (opened: typeof site) =>
    (await opened.addresses()).map(({ path }) => path).sort()
  const four = ['/', '/contact', '/privacy', '/terms']
  expect(await addresses(site)).toEqual(four)
  expect(await rows('posts')).toEqual([])
  expect(await addresses(await openAnother(deps, { SAMPLE: 'agency' }))).toEqual(four)
})

test('a site that began with the sample keeps it', async () => {
  const blank = await readDefaultContent(fileURLToPath(projectFile('content/blank')))
  const { openAnother } = await openTestSite()
  const other = await openAnother({ blankContent: () => blank }, { SAMPLE: 'none' })
  expect(other.content.defaults().site.name).toBe(fixtureContent.site.name)
})
