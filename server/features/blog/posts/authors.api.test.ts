import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { done, postText as fields, openPosts } from '#tests/fixtures/posts.ts'

async function setup() {
  const site = await openPosts()
  const author = (await signIn(site, 'author', 'Ada')).admin
  const ask = (id: string, note = '') =>
    author.content.requestReview({ document: `post:${id}`, note })
  const mails = async () =>
    (await site.rows('outbox')).map(({ topic, recipient }) => [topic, recipient])
  return { ...site, author, drafts: author.blog, ask, mails }
}

test('an author writes drafts, but publishes, schedules, deletes and restores nothing', async () => {
  const { drafts, posts, rows, slugs } = await setup()
  const { id, slug } = done(await drafts.create(fields))
  done(await drafts.update({ id, version: 1, ...fields, title: 'Second try' }))
  done(await drafts.saveAutosave({ id, version: 2, title: 'Third t' }))
  expect(await drafts.autosave({ id })).toMatchObject({ fields: { title: 'Third t' } })
  expect(await drafts.show({ id })).toMatchObject({ mayChange: true, version: 2 })
  const refused = { status: 403 }
  const published = { ...fields, status: 'published' }
  await expect(drafts.create(published)).rejects.toMatchObject(refused)
  const { revisions } = await drafts.history({ id })
  const restore = { id, version: 2, revision: revisions[1]?.id }
  const update = { id, version: 2, ...published }
  const scheduled = { ...update, publishAt: '2027-01-01T10:00' }
  for (const call of [
    () => drafts.update(update),
    () => drafts.update(scheduled),
    () => drafts.trash({ id }),
    () => drafts.restore(restore),
  ]) {
    await expect(call()).rejects.toMatchObject(refused)
  }
  expect(await slugs()).not.toContain(slug)

  done(await posts.update(update))
  const before = await rows('posts')
  expect(await drafts.show({ id })).toMatchObject({ mayChange: false })
  for (const status of ['draft', 'published']) {
    const change = drafts.update({ id, version: 3, ...fields, status })
    await expect(change).rejects.toMatchObject(refused)
  }
  // What was typed meanwhile is kept.
  expect(await drafts.update({ id, version: 2, ...fields, title: 'Late' })).toMatchObject({
    status: 409,
  })
  expect(await drafts.autosave({ id })).toMatchObject({ fields: { title: 'Late' } })
  expect(await rows('posts')).toEqual(before)
})

test('a request for a review of a post tells the editors and waits until it is published', async () => {
  const { admin, posts, author, drafts, ask, mails, rows } = await setup()
  const { id } = done(await drafts.create(fields))
  expect((await posts.list()).posts.find((post) => post.id === id)?.review).toBeNull()
  expect(await ask(id, 'Is the title too long?')).toMatchObject({ ok: true })
  expect(await mails()).toEqual([['review-requested', 'meher@agency.test']])
  const [row] = (await rows('outbox')).map(({ payload }) => JSON.parse(payload))
  expect(row).toMatchObject({ title: 'A  Test of Posts, for Éva!', path: `/admin/blog/${id}` })
  expect((await posts.show({ id })).review).toMatchObject({
    ...{ by: 'Ada', note: 'Is the title too long?', answer: null },
  })
  expect((await posts.list()).posts.find((post) => post.id === id)?.review).toBe('open')
  const waiting = async () => (await admin.dashboard.show()).waiting.reviews
  const entry = { document: `post:${id}`, path: `/admin/blog/${id}`, by: 'Ada' }
  expect(await waiting()).toMatchObject([entry])
  expect(await author.dashboard.show()).toMatchObject({ isNew: false, waiting: { reviews: [] } })
  expect((await admin.dashboard.show()).isNew).toBe(false)
  // It waits with the post.
  done(await posts.trash({ id }))
  expect(await waiting()).toEqual([])
  done(await posts.untrash({ id }))
  expect(await waiting()).toMatchObject([entry])

  const scheduled = { ...fields, status: 'published', publishAt: '2027-01-01T10:00' }
  done(await posts.update({ id, version: 2, ...scheduled }))
  expect(await waiting()).toEqual([])
  expect((await posts.show({ id })).review).toBeNull()
  expect(await mails()).toContainEqual(['review-answered', 'ada@agency.test'])
  expect(await rows('reviews')).toMatchObject([{ state: 'approved', answered_by: 'Meher' }])
  expect(await ask(id)).toMatchObject({ status: 409 })
  done(await posts.trash({ id }))
  done(await posts.remove({ id }))
  expect(await rows('reviews')).toEqual([])
  expect(await ask(id)).toMatchObject({ status: 404 })
})

test('a post is approved as it is, until it changes', async () => {
  const { admin, posts, drafts, ask } = await setup()
  const { id } = done(await drafts.create(fields))
  await ask(id)
  const { review, version } = await posts.show({ id })
  const answer = { id: review?.id, answer: 'Fine' }
  expect(await admin.content.approve({ ...answer, version: 7 })).toMatchObject({ status: 409 })
  expect(await admin.content.approve({ ...answer, version })).toMatchObject({ ok: true })
  const approval = async () => (await drafts.show({ id })).review?.approval
  expect(await approval()).toMatchObject({ by: 'Meher', text: 'Fine', isCurrent: true })
  done(await drafts.update({ id, version, ...fields, title: 'Changed' }))
  expect(await approval()).toMatchObject({ isCurrent: false })
})

test('a post is sent back with what should change, and asked for again', async () => {
  const { admin, posts, drafts, ask, mails, rows } = await setup()
  const { id } = done(await drafts.create(fields))
  await ask(id)
  const review = (await posts.show({ id })).review
  const answer = { id: review?.id, answer: 'Shorter, please' }
  expect(await admin.content.sendBack(answer)).toMatchObject({ ok: true })
  expect(await admin.content.sendBack(answer)).toMatchObject({ status: 409 })
  expect((await drafts.show({ id })).review).toMatchObject({
    answer: { text: 'Shorter, please', by: 'Meher' },
  })
  expect((await drafts.list()).posts.find((post) => post.id === id)?.review).toBe('sent-back')
  expect(await mails()).toContainEqual(['review-answered', 'ada@agency.test'])
  expect((await rows('audit_log')).at(-1)).toMatchObject({
    ...{ action: 'blog.sent-back', subject: `post:${id}` },
    summary: 'Sent “A  Test of Posts, for Éva!” back to Ada',
  })
  done(await drafts.update({ id, version: 1, ...fields, title: 'Short' }))
  await ask(id, 'Better?')
  expect((await posts.show({ id })).review).toMatchObject({ note: 'Better?', answer: null })
})
