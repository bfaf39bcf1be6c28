import { expect, test } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { writerOf } from '#tests/fixtures/posts.ts'

async function setup() {
  const site = await openTestSite()
  const { admin } = await signIn(site, 'editor', 'Dana')
  const { blog } = admin
  const publicSite = site.site.servicesFor({ address: '192.0.2.1' })
  const posts = writerOf(admin)
  async function write(title: string, category: string) {
    const id = await posts.published({ title, category, cover: { url: '', alt: '' } })
    return { id, slug: await posts.slugOf(id) }
  }
  const names = async () => (await blog.categories()).categories.map(({ name }) => name)
  const titlesOf = async (category: string) =>
    (await publicSite.blog.list({ category })).posts.map(({ title }) => title)
  const idOf = async (wanted: string) =>
    (await blog.categories()).categories.find(({ name }) => name === wanted)?.id ?? ''
  return { ...site, admin, blog, publicSite, posts, write, names, titlesOf, idOf }
}

const sample = ['AI Strategy', 'Implementation', 'Design', 'Analytics', 'Automation']

test('a new category can be chosen at once, with its own hue, and filters the blog', async () => {
  const { admin, blog, write, names, titlesOf, idOf, fetch, publicSite } = await setup()
  expect((await fetch('/api/blog?category=Films')).status).toBe(400)
  expect(await blog.addCategory({ name: 'Films', lambda: '600' })).toMatchObject({ ok: true })
  expect(await names()).toEqual([...sample, 'Films'])
  // The list of documents has no second place to edit them.
  const { documents } = await admin.content.list()
  expect(documents.map(({ key }) => key)).not.toContain('categories')
  const { slug } = await write('On film', await idOf('Films'))
  expect(await titlesOf('Films')).toEqual(['On film'])
  const [post] = (await (await fetch('/api/blog?category=Films')).json()) as object[]
  expect(post).toMatchObject({
    category: 'Films',
    lambda: 600,
    image: '/pictures/covers/analytics.svg',
  })
  expect(await publicSite.blog.post(slug)).toMatchObject({ category: 'Films' })
  const sampled = (await (await fetch('/api/blog?category=Design')).json()) as object[]
  expect(JSON.stringify(sampled)).not.toContain('lambda')
})

test('posts follow a renamed category, and its former address still finds them', async () => {
  const { blog, posts, write, names, titlesOf, idOf, publicSite } = await setup()
  const { id: post, slug } = await write('Kerning', 'Design')
  const id = await idOf('Design')
  expect(await blog.editCategory({ id, name: 'Craft', lambda: '410' })).toMatchObject({ ok: true })
  expect(await names()).toEqual(sample.with(2, 'Craft'))
  expect(await publicSite.blog.post(slug)).toMatchObject({ category: 'Craft' })
  expect(await titlesOf('Craft')).toContain('Kerning')
  expect(await titlesOf('Design')).toContain('Kerning')
  expect((await blog.list({ q: 'Kerning' })).posts).toMatchObject([{ category: 'Craft' }])
  expect((await posts.open(post)).value).toMatchObject({ category: id })
  await blog.editCategory({ id, name: 'Handwork', lambda: '410' })
  expect(await titlesOf('Craft')).toContain('Kerning')

  // A new category may take the former name, without the posts of the renamed one.
  await blog.addCategory({ name: 'Design', lambda: '500' })
  expect(await titlesOf('Design')).toEqual([])
  expect(await publicSite.blog.post(slug)).toMatchObject({ category: 'Handwork' })
})

test('the posts of a removed category go where the editor wants, also from sections and drafts', async () => {
  const { admin, blog, posts, write, names, titlesOf, idOf } = await setup()
  const { id: post } = await write('Figures', 'Analytics')
  await write('Robots', 'Automation')
  await posts.save(post, { title: 'More figures' })
  const before = (await titlesOf('Automation')).length + (await titlesOf('Analytics')).length
  const [from, to] = [await idOf('Analytics'), await idOf('Automation')]
  expect(await blog.removeCategory({ id: from, to: from })).toMatchObject({
    ok: false,
    status: 422,
  })
  expect(await blog.removeCategory({ id: from, to })).toMatchObject({
    ok: true,
    message: 'Removed. Its posts are in “Automation” now.',
  })
  expect(await names()).toEqual(sample.toSpliced(3, 1))
  expect(await titlesOf('Automation')).toHaveLength(before)
  expect(await titlesOf('Analytics')).toEqual(await titlesOf('Automation'))
  expect((await posts.open(post)).value).toMatchObject({ title: 'More figures', category: to })
  await posts.publish(post)
  const opened = await admin.content.open({ document: 'page:home' })
  expect(JSON.stringify(opened.schema)).toContain('"const":"Automation","title":"Automation"')
  expect(JSON.stringify(opened.schema)).not.toContain('"const":"Analytics","title":"Analytics"')
  const { blocks } = opened.value as Page
  expect(blocks.length).toBeGreaterThan(0)
  await blog.addCategory({ name: 'Analytics', lambda: '590' })
  expect(await titlesOf('Analytics')).toEqual([])
})

test('categories are ordered, and one always remains', async () => {
  const { blog, names, idOf } = await setup()
  await blog.raiseCategory({ id: await idOf('Design') })
  await blog.raiseCategory({ id: await idOf('AI Strategy') })
  expect(await names()).toEqual([
    'AI Strategy',
    'Design',
    'Implementation',
    'Analytics',
    'Automation',
  ])
  const last = await idOf('Automation')
  for (const name of sample.slice(0, 4)) {
    await blog.removeCategory({ id: await idOf(name), to: last })
  }
  expect(await names()).toEqual(['Automation'])
  expect(await blog.removeCategory({ id: last, to: last })).toMatchObject({ ok: false })
})

test.for<[Record<string, string>, number, string]>([
  [{ name: ' ', lambda: '500' }, 422, 'Enter a name.'],
  [{ name: 'design', lambda: '500' }, 422, 'There is already a category “design”.'],
  [{ name: 'All', lambda: '500' }, 422, '“All” stands for all categories. Choose another name.'],
  [{ name: 'x'.repeat(41), lambda: '500' }, 422, 'Keep it under 40 characters.'],
])('a category %#: refused with a sentence', async ([form, status, sentence]) => {
  const { blog, names } = await setup()
  expect(await blog.addCategory(form)).toMatchObject({
    ok: false,
    status,
    errors: { name: sentence },
  })
  expect(await names()).toEqual(sample)
})
