import { expect, test } from 'vitest'
import { type Post, postSchema } from '#model/blog/blog-schemas.ts'
import { done, postText as fields, openPosts } from '#tests/fixtures/posts.ts'

async function openWithIds() {
  const site = await openPosts()
  const rows = await site.rows('posts')
  const idOf = (slug: string) => String(rows.find((row) => row.slug === slug)?.id)
  const published = async (more: object) => {
    const saved = done(await site.posts.create({ ...fields, status: 'published', ...more }))
    return { ...saved, read: () => readPost(site.fetch, saved.slug) }
  }
  return { ...site, idOf, published }
}

async function readPost(fetch: (path: string) => Promise<Response>, slug: string): Promise<Post> {
  return postSchema.parse(await (await fetch(`/api/blog/${slug}`)).json())
}

test('related posts are those chosen, in their order; the newest fill the rest', async () => {
  const { idOf, published, posts } = await openWithIds()
  const related = [idOf('first-post'), idOf('strasse-und-cafe')].join(',')
  const { id, read } = await published({ category: 'AI Strategy', related })
  const slugs = async () => (await read()).related.map(({ slug }) => slug)
  expect(await slugs()).toEqual(['first-post', 'strasse-und-cafe', 'ai-post'])
  expect((await posts.show({ id })).fields.related).toBe(related)
  // One that is not public any more is left out.
  done(await posts.trash({ id: idOf('first-post') }))
  expect(await slugs()).toEqual(['strasse-und-cafe', 'ai-post', 'automation-post'])
})

test('a post has its own title, description and picture for search engines and shared links', async () => {
  const { published } = await openWithIds()
  const seo = { seoTitle: 'In a list', seoDescription: 'What it says there', shareImage: '/a.webp' }
  expect(await (await published(seo)).read()).toMatchObject(seo)
  const plain = await (await published({})).read()
  expect(Object.keys(plain)).not.toContain('seoTitle')
})

test('an author is chosen from people, accounts and authors of other posts', async () => {
  const { published, posts } = await openWithIds()
  const { others } = await posts.authors()
  expect(others).toEqual(expect.arrayContaining(['Admin', 'Meher', 'Meher Bose']))
  const { read, id } = await published({ author: 'Meher Bose' })
  expect((await read()).author).toBe('Meher Bose')
  const found = await posts.list({ q: 'meher bose' })
  expect(found.posts.map((post) => post.id)).toContain(id)
})

test.for<[object, object]>([
  [{ seoTitle: 'a'.repeat(71) }, { seoTitle: expect.stringContaining('at most 70') }],
  [{ shareImage: 'https://a.example/b.png' }, { shareImage: 'Choose a picture of the library' }],
  [{ related: 'first-post' }, { related: expect.stringContaining('from the list') }],
  [
    { related: Array.from({ length: 4 }, () => crypto.randomUUID()).join(',') },
    { related: 'Choose at most 3 related posts' },
  ],
])('%j is refused with an error at its field', async ([wrong, errors]) => {
  const { posts } = await openPosts()
  expect(await posts.create({ ...fields, ...wrong })).toMatchObject({ status: 422, errors })
})

test('an author is kept by a save that names none', async () => {
  const { posts, published } = await openWithIds()
  const { id, read } = await published({ author: 'Nobody Known' })
  done(await posts.update({ id, version: 1, ...fields, status: 'published' }))
  expect((await read()).author).toBe('Nobody Known')
})

test('links are found by title or path, posts also by id', async () => {
  const { posts, idOf } = await openWithIds()
  const titles = async (q: string) =>
    (await posts.linkTargets({ q })).targets.map(({ title }) => title)
  expect(await titles('contact')).toContain('Contact')
  expect(await titles('FIRST post')).toEqual(['First post'])
  expect(await titles('nothing like it')).toEqual([])
  const { targets } = await posts.linkTargets({ ids: idOf('tomorrow-post') })
  expect(targets).toMatchObject([{ kind: 'Post', path: '/blog/tomorrow-post' }])
})
