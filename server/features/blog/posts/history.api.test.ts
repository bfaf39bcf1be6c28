import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { done, postText as fields, openPosts } from '#tests/fixtures/posts.ts'
import { openPreview } from '#tests/fixtures/previews.ts'

async function setup() {
  const test = await openPosts()
  const { posts } = test
  const { id } = done(await posts.create(fields))
  const next = { id, ...fields, publishAt: '2026-11-20T09:30', status: 'published' }
  done(await posts.update({ ...next, version: 1, title: 'Second', content: 'Two.', slug: 'moved' }))
  done(await posts.update({ ...next, version: 2, title: 'Third', category: 'Design' }))
  return { ...test, id }
}

test('an earlier version is shown as the page that it was', async () => {
  const { posts, site, id, rows, cookie } = await setup()
  const [, second, first] = (await posts.history({ id })).revisions
  const pageOf = async (revision: string | undefined) => {
    const { shown } = await posts.history({ id, revision })
    const [path = ''] = shown?.address.split('?preview=') ?? []
    const services = await openPreview(site, shown?.address, cookie)
    expect(services?.settings.view()).toBe('preview')
    return services?.blog.post(path.slice('/blog/'.length))
  }
  expect(await pageOf(second?.id)).toMatchObject({
    ...{ title: 'Second', html: '<p>Two.</p>', date: '2026-11-20', slug: 'moved' },
    ...{ category: 'AI Strategy', tags: ['one', 'two', 'three'] },
  })
  expect((await pageOf(first?.id))?.title).toBe('A  Test of Posts, for Éva!')
  // Visitors go on seeing the current one.
  const { blog } = site.servicesFor({ address: '192.0.2.1' })
  expect(await blog.post('moved')).toMatchObject({ title: 'Third', category: 'Design' })
  const another = (await rows('posts')).find((row) => row.id !== id)
  const wrong = posts.history({ id: another?.id, revision: first?.id })
  await expect(wrong).rejects.toMatchObject({ status: 404 })
})

test('a version is compared with the newest, the newest with the one before, or any two', async () => {
  const { posts, id } = await setup()
  const [third, second, first] = (await posts.history({ id })).revisions
  const compared = async (query: { revision?: string; with?: string }) => {
    const { shown, other } = await posts.history({ id, ...query })
    return [shown?.version, other?.version]
  }
  expect(await compared({})).toEqual([3, 2])
  expect(await compared({ revision: third?.id })).toEqual([3, 2])
  expect(await compared({ revision: first?.id })).toEqual([1, 3])
  expect(await compared({ revision: first?.id, with: second?.id })).toEqual([1, 2])
  const unknown = posts.history({ id, revision: first?.id, with: v7() })
  await expect(unknown).rejects.toMatchObject({ status: 404 })
})

test('a version names its category and related posts', async () => {
  const { posts, id } = await setup()
  const [other] = (await posts.list({ q: 'First post' })).posts
  const stored = (await posts.show({ id })).fields
  done(await posts.update({ ...stored, id, version: 3, related: `${other?.id},${v7()}` }))
  expect((await posts.history({ id })).shown?.fields).toMatchObject({
    category: 'Design',
    related: 'First post, Deleted post',
  })
  // Restoring takes the ids.
  const [newest] = (await posts.history({ id })).revisions
  done(await posts.restore({ id, version: 4, revision: newest?.id }))
  const kept = await posts.autosave({ id })
  expect(kept?.fields.related).toContain(other?.id)
})
