import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { publishedPosts } from '#server/features/blog/list-posts.ts'
import { isSqlite } from '#server/platform/db/dialect.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { addManyPosts } from '#tests/fixtures/many-posts.ts'

/** For timings run `npm run bench -- admin`. */
test('with 10,000 posts every list is paginated, and search covers all of them', async () => {
  const site = await openTestSite()
  const { blog: adminBlog } = (await signIn(site, 'viewer')).admin
  const { blog: publicBlog } = site.site.servicesFor({ address: '192.0.2.1' })
  const before = { all: (await adminBlog.list()).total, public: (await publicBlog.list({})).total }
  await addManyPosts(site.database.store, 10_000, new Date('2026-11-21T09:30:00Z'))

  const first = await adminBlog.list()
  expect(first).toMatchObject({ total: 10_000 + before.all, hasMore: true })
  expect(first.posts).toHaveLength(50)
  expect((await adminBlog.list({ page: 200 })).posts).toHaveLength(50)
  expect(await adminBlog.list({ q: 'post 77' })).toMatchObject({ total: 111, hasMore: true })
  expect(await adminBlog.list({ q: 'lucie tremblay' })).toMatchObject({ total: 2_500 })
  expect(await adminBlog.list({ q: 'nothing like it' })).toMatchObject({ total: 0, posts: [] })

  expect(await publicBlog.list({ limit: 12 })).toMatchObject({ total: 10_000 + before.public })
  expect((await publicBlog.list({ limit: 12, page: 800 })).posts).toHaveLength(12)
  expect(await publicBlog.list({ limit: 12, q: 'week 51' })).toMatchObject({ total: 192 })
  expect(await publicBlog.list({ limit: 12, q: 'week 51', page: 16 })).toMatchObject({ total: 192 })
  expect(await publicBlog.list({ limit: 12, q: 'week 51', page: 17 })).toMatchObject({
    posts: [],
    total: 192,
  })
  const { store } = site.database
  if (isSqlite(store)) {
    const { sql, parameters } = publishedPosts(store)
      .select((select) => select.fn.countAll().as('total'))
      .compile()
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
    const { rows } = await store.executeQuery<{ detail: string }>(explained)
    expect(rows[0]?.detail).toContain('COVERING INDEX posts_counted')
  }
  expect(await publicBlog.post('post-5000')).toMatchObject({ slug: 'post-5000' })
  expect((await site.site.addresses()).filter(({ path }) => /\/post-\d/.test(path))).toHaveLength(
    10_000,
  )
})
