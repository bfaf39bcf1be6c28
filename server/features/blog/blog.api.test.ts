import { expect, test } from 'vitest'
import type { Post, PostSummary } from '#model/blog/blog-schemas.ts'
import { postSchema, postSummarySchema } from '#model/blog/blog-schemas.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { openTestSite, readingTest } from '#tests/fixtures/api.ts'

async function slugs(response: Response) {
  const posts = (await response.json()) as PostSummary[]
  return posts.map(({ slug }) => slug)
}

readingTest(
  'GET /api/blog lists published posts, newest first, with the total count',
  async ({ shared: { fetch } }) => {
    const response = await fetch('/api/blog')
    expect(response.status).toBe(200)
    expect(response.headers.get('x-total-count')).toBe('5')
    const posts = (await response.clone().json()) as PostSummary[]
    for (const post of posts) expect(() => postSummarySchema.parse(post)).not.toThrow()
    expect(await slugs(response)).toEqual([
      'ai-post',
      'automation-post',
      'hundred-percent',
      'strasse-und-cafe',
      'first-post',
    ])
  },
)

readingTest(
  'limit and page affect the list, but not the total count',
  async ({ shared: { fetch } }) => {
    expect(await slugs(await fetch('/api/blog?limit=3'))).toHaveLength(3)
    const second = await fetch('/api/blog?limit=2&page=2')
    expect(second.headers.get('x-total-count')).toBe('5')
    expect(await slugs(second)).toEqual(['hundred-percent', 'strasse-und-cafe'])
    expect(await slugs(await fetch('/api/blog?page=99999'))).toEqual([])
  },
)

readingTest('category filters the list, except All', async ({ shared: { fetch } }) => {
  expect(await slugs(await fetch('/api/blog?category=Design'))).toEqual([
    'hundred-percent',
    'first-post',
  ])
  expect(await slugs(await fetch('/api/blog?category=All'))).toHaveLength(5)
})

readingTest.for<[string, string[]]>([
  ['STRASSE', ['strasse-und-cafe']],
  ['straße', ['strasse-und-cafe']],
  ['σίσυφος', ['strasse-und-cafe']],
  ['жёлтый', ['strasse-und-cafe']],
  ['first POST', ['first-post']],
  ['100%', ['hundred-percent']],
  ['a_b', ['hundred-percent']],
  ['%', ['hundred-percent']],
  ['_', ['hundred-percent']],
  ['\\', []],
  ["' or 1=1 --", []],
  ['  ', ['ai-post', 'automation-post', 'hundred-percent', 'strasse-und-cafe', 'first-post']],
])('a search for "%s" finds %j', async ([q, found], { shared: { fetch } }) => {
  expect(await slugs(await fetch(`/api/blog?q=${encodeURIComponent(q)}`))).toEqual(found)
})

readingTest.for<[string, string | RegExp]>([
  ['limit=-1', 'limit must be a whole number of at least 1'],
  ['limit=abc', 'limit must be a whole number of at least 1'],
  ['limit=0', 'limit must be a whole number of at least 1'],
  ['limit=1.5', 'limit must be a whole number of at least 1'],
  ['limit=', 'limit must be a whole number of at least 1'],
  ['limit=101', 'limit can be at most 100'],
  ['limit=99999999999999999999', 'limit must be a whole number of at least 1'],
  ['page=0', 'page must be a whole number of at least 1'],
  ['limit=3&limit=4', 'The parameter "limit" is given twice.'],
  ['sort=title', '"sort" is not a parameter of this address. It knows: limit, page, category, q.'],
  ['category=Cats', /^category must be one of All, AI Strategy/],
  [`q=${'a'.repeat(201)}`, 'q can be at most 200 characters long'],
  ['q=%00', 'q contains a character that is not text'],
  ['q=%FF', 'The query is not valid UTF-8 in percent-encoding.'],
  ['q=100%', 'The query is not valid UTF-8 in percent-encoding.'],
])('?%s is refused with an error message', async ([query, message], { shared: { fetch } }) => {
  const response = await fetch(`/api/blog?${query}`)
  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toMatch('application/problem+json')
  const problem = (await response.json()) as { message: string }
  expect(problem.message).toMatch(message)
})

readingTest(
  'GET /api/blog/{slug} returns the text as HTML, its headings and three related posts',
  async ({ shared: { fetch } }) => {
    const response = await fetch('/api/blog/first-post')
    expect(response.status).toBe(200)
    const post = postSchema.parse(await response.json()) as Post
    expect(post).toMatchObject({
      title: 'First post',
      date: '2026-01-10',
      image: '/pictures/posts/first-post.svg',
      tags: ['one', 'two'],
      headings: [{ id: 'section-a-heading', text: 'A heading' }],
    })
    expect(post.html).toContain('<h2 id="section-a-heading">A heading</h2>')
    expect(post.related.map(({ slug }) => slug)).toEqual([
      'hundred-percent',
      'ai-post',
      'automation-post',
    ])
  },
)

readingTest(
  'a post without a cover has the cover of its category',
  async ({ shared: { fetch } }) => {
    const post = postSchema.parse(await (await fetch('/api/blog/ai-post')).json())
    expect(post).toMatchObject({ image: '/pictures/covers/ai-strategy.svg', imageAlt: '' })
  },
)

readingTest.for<[string, number]>([
  ['/api/blog/unknown-post', 404],
  ['/api/blog/..%2f..%2fetc%2fpasswd', 400],
  ['/api/blog/%2e%2e%2f%2e%2e%2fetc', 400],
  ['/api/blog/../../etc/passwd', 404],
  ['/api/blog/First-Post', 400],
  ['/api/blog/a%00b', 400],
  ['/api/blog/%E0%A4%A', 400],
  [`/api/blog/${'a'.repeat(5000)}`, 400],
])('%s is refused with status %i', async ([path, status], { shared: { site, reported } }) => {
  const response = await site.api.fetch(new Request(`http://localhost${path}`))
  if (path.includes('/etc/passwd') && !path.includes('%')) {
    // URL parsing normalizes the path before the server sees it.
    expect(new URL(`http://localhost${path}`).pathname).toBe('/etc/passwd')
  } else {
    expect(response.headers.get('content-type')).toMatch('application/problem+json')
  }
  expect(response.status).toBe(status)
  expect(reported).toEqual([])
})

test('a list is read once for each content version, however its query is ordered', async () => {
  const { fetch, database, site } = await openTestSite()
  const first = await slugs(await fetch('/api/blog?limit=3&category=Design'))
  await database.store.updateTable('posts').set({ status: 'draft' }).execute()
  expect(await slugs(await fetch('/api/blog?category=Design&limit=3'))).toEqual(first)
  await database.store.transaction().execute(bumpContent)
  await site.refreshContent()
  expect(await slugs(await fetch('/api/blog?limit=3&category=Design'))).toEqual([])
})

test('a draft is not public', async () => {
  const { fetch, database } = await openTestSite()
  await database.store
    .updateTable('posts')
    .set({ status: 'draft' })
    .where('slug', '=', 'ai-post')
    .execute()
  expect((await fetch('/api/blog/ai-post')).status).toBe(404)
  expect(await slugs(await fetch('/api/blog'))).not.toContain('ai-post')
})

test('the pages get the same posts through their services', async () => {
  const { site } = await openTestSite()
  const { blog } = site.servicesFor({ address: '192.0.2.1' })
  expect((await blog.list({ limit: 2 })).total).toBe(5)
  expect((await blog.list({ q: '\0' })).total).toBe(5)
  expect((await blog.post('first-post'))?.title).toBe('First post')
  expect(await blog.post('../first-post')).toBeNull()
})
