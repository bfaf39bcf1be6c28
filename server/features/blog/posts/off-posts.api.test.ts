import { expect, test } from 'vitest'
import { done, postText as fields, openPosts } from '#tests/fixtures/posts.ts'

// The fixture's time zone is Asia/Kolkata, where it is 15:00 on November 21.
const live = { ...fields, status: 'published', offAt: '2026-11-21T15:30' }

test('a post is no longer public from the minute it is unpublished, in every process', async () => {
  const { posts, slugs, site, openAnother, wait, fetch } = await openPosts()
  const { id, state } = done(await posts.create(live))
  expect(state).toBe('published')
  done(await posts.update({ id, version: 1, ...live, slug: 'new' }))
  const other = { ...fields, title: 'Another', status: 'published', related: id }
  const { slug: otherSlug } = done(await posts.create(other))
  const { blog } = site.servicesFor({ address: '192.0.2.1' })
  const another = await openAnother()
  const version = another.contentVersion()
  wait(29)
  expect(await slugs()).toContain('new')
  await another.refreshContent()
  expect(another.contentVersion()).toBe(version)
  wait(1)
  expect(await blog.post('new')).toBeNull()
  expect((await fetch('/api/blog/new')).status).toBe(404)
  expect((await blog.list({ q: 'test of posts' })).posts).toEqual([])
  expect((await blog.list({})).posts.map((post) => post.slug)).not.toContain('new')
  expect((await blog.post(otherSlug))?.related.map((post) => post.slug)).not.toContain('new')
  expect((await site.addresses()).map(({ path }) => path)).not.toContain('/blog/new')
  expect(await blog.redirects()).toEqual([])
  // A job, every second.
  await another.refreshContent()
  expect(another.contentVersion()).toBeGreaterThan(version)
  await site.refreshContent()
  expect(await slugs()).not.toContain('new')
  expect(await posts.address({ id })).toMatch(/^\/blog\/new\?preview=/)

  // Saving keeps it off; emptying the field shows it again.
  const { fields: stored, version: stands, state: now } = await posts.show({ id })
  expect([now, stored.offAt]).toEqual(['off', '2026-11-21T15:30'])
  const saved = await posts.update({ ...stored, id, version: stands, title: 'Corrected' })
  expect(done(saved).state).toBe('off')
  done(await posts.update({ ...stored, id, version: stands + 1, offAt: '' }))
  expect(await slugs()).toContain('new')
  expect((await posts.history({ id })).revisions[0]?.note).toBe('Published')
})

test.for([
  ['2026-11-21T14:59', 'Unpublish it at a time in the future, or leave this empty'],
  ['2026-11-22T09:00', 'Unpublish it at a time after it is published'],
  ['2026-11-22T08:59', 'Unpublish it at a time after it is published'],
  ['2026-02-30T10:00', 'Enter a valid date and time before the year 9999, or leave it empty'],
])('%s is refused for a post of the next morning', async ([offAt, message]) => {
  const { posts, rows } = await openPosts()
  const scheduled = { ...fields, status: 'published', publishAt: '2026-11-22T09:00' }
  const before = await rows('posts')
  const refused = { ok: false, status: 422, errors: { offAt: message } }
  expect(await posts.create({ ...scheduled, offAt })).toMatchObject(refused)
  expect(await rows('posts')).toEqual(before)
  const { id } = done(await posts.create({ ...scheduled, offAt: '2026-11-23T09:00' }))
  expect(await posts.update({ id, version: 1, ...scheduled, offAt })).toMatchObject(refused)
  // Moving the publish time behind it is refused, too.
  const late = { ...scheduled, publishAt: '2026-11-24T09:00', offAt: '2026-11-23T09:00' }
  expect(await posts.update({ id, version: 1, ...late })).toMatchObject({
    errors: { offAt: 'Unpublish it at a time after it is published' },
  })
})

test('drafts are not unpublished: becoming one, and the trash, forget the time', async () => {
  const { posts, rows } = await openPosts()
  const { id } = done(await posts.create({ ...live, status: 'draft' }))
  const stored = async () => (await rows('posts')).find((row) => row.id === id)?.off_at
  expect(await stored()).toBeNull()
  done(await posts.update({ id, version: 1, ...live }))
  expect(await stored()).toBe('2026-11-21T10:00:00.000Z')
  done(await posts.update({ id, version: 2, ...live, status: 'draft' }))
  expect(await stored()).toBeNull()
  done(await posts.update({ id, version: 3, ...live }))
  done(await posts.trash({ id }))
  done(await posts.untrash({ id }))
  expect(await stored()).toBeNull()
})

test('the calendar and the list show when a post is unpublished', async () => {
  const { admin, posts, wait } = await openPosts()
  const publishAt = '2026-11-21T15:10'
  const { id } = done(await posts.create({ ...live, publishAt }))
  const entries = async () =>
    (await admin.calendar.show()).entries
      .filter(({ href, isDone }) => href.endsWith(id) && !isDone)
      .map(({ at, action, kind }) => [at, action, kind])
  const off = ['2026-11-21T10:00:00.000Z', 'unpublish', 'post']
  expect(await entries()).toEqual([['2026-11-21T09:40:00.000Z', 'publish', 'post'], off])
  wait(10)
  expect(await entries()).toEqual([off])
  const listed = async () => (await posts.list()).posts.find((post) => post.id === id)
  expect(await listed()).toMatchObject({ state: 'published', offAt: off[0] })
  wait(20)
  expect(await entries()).toEqual([])
  expect(await listed()).toMatchObject({ state: 'off' })
  const found = (await admin.search.find({ q: 'test of posts' })).flatMap((one) => one.found)
  expect(found.map(({ detail }) => detail)).toContain('Admin · off')
})

test('a restored revision of a post that is unpublished keeps the time', async () => {
  const { posts } = await openPosts()
  const { id } = done(await posts.create({ ...fields, status: 'published' }))
  done(await posts.update({ id, version: 1, ...live, title: 'Second' }))
  const [, first] = (await posts.history({ id })).revisions
  done(await posts.restore({ id, revision: first?.id, version: 2 }))
  expect((await posts.autosave({ id }))?.fields).toMatchObject({
    offAt: '2026-11-21T15:30',
    title: fields.title,
  })
})
