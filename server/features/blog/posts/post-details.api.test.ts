import { expect, test } from 'vitest'
import { type Post, postSchema } from '#model/blog/blog-schemas.ts'
import { done, openPosts } from '#tests/fixtures/posts.ts'

async function openWithIds() {
  const site = await openPosts()
  const rows = await site.rows('posts')
  const idOf = (slug: string) => String(rows.find((row) => row.slug === slug)?.id)
  const published = async (more: object) => {
    const id = await site.write.published(more)
    const slug = await site.write.slugOf(id)
    return { id, read: () => readPost(site.fetch, slug) }
  }
  return { ...site, idOf, published }
}

async function readPost(fetch: (path: string) => Promise<Response>, slug: string): Promise<Post> {
  return postSchema.parse(await (await fetch(`/api/blog/${slug}`)).json())
}

test('related posts are those chosen, in their order; the newest fill the rest', async () => {
  const { idOf, published, posts } = await openWithIds()
  const related = [idOf('first-post'), idOf('strasse-und-cafe')]
  const { read } = await published({ category: 'AI Strategy', related })
  const slugs = async () => (await read()).related.map(({ slug }) => slug)
  expect(await slugs()).toEqual(['first-post', 'strasse-und-cafe', 'ai-post'])
  // One that is not public any more is left out.
  done(await posts.trash({ id: idOf('first-post') }))
  expect(await slugs()).toEqual(['strasse-und-cafe', 'ai-post', 'automation-post'])
})

test('a post has its own title, description and picture for search engines and shared links', async () => {
  const { published } = await openWithIds()
  const search = { title: 'In a list', description: 'What it says there', picture: '/a.webp' }
  expect(await (await published({ search })).read()).toMatchObject({
    ...{ seoTitle: 'In a list', seoDescription: 'What it says there', shareImage: '/a.webp' },
  })
  const plain = await (await published({})).read()
  expect(Object.keys(plain)).not.toContain('seoTitle')
})

test('an author is chosen from people, accounts and authors of other posts', async () => {
  const { published, posts } = await openWithIds()
  const { others } = await posts.authors()
  expect(others).toEqual(expect.arrayContaining(['Meher', 'Meher Bose']))
  const { read, id } = await published({ author: 'Meher Bose' })
  expect((await read()).author).toBe('Meher Bose')
  const found = await posts.list({ q: 'meher bose' })
  expect(found.posts.map((post) => post.id)).toContain(id)
})

test('links are found by title or path, posts also by id', async () => {
  const { posts, idOf } = await openWithIds()
  const titles = async (q: string) =>
    (await posts.linkTargets({ q })).targets.map(({ title }) => title)
  expect(await titles('contact')).toContain('Contact')
  expect(await titles('FIRST post')).toEqual(['First post'])
  expect(await titles('nothing like it')).toEqual([])
  const { targets } = await posts.linkTargets({ ids: idOf('first-post') })
  expect(targets).toMatchObject([{ kind: 'Post', path: '/blog/first-post' }])
})
