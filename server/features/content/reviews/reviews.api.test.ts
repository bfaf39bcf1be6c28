import { expect, test } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

const document = 'page:home'

async function setup() {
  const site = await openTestSite()
  const author = (await signIn(site, 'author', 'Ada')).admin
  const editor = (await signIn(site, 'editor', 'Eve')).admin
  await signIn(site, 'viewer', 'Vic')

  async function draft(title: string) {
    const { value, version } = await author.content.open({ document })
    const body = JSON.stringify({ ...(value as Page), title })
    return author.content.saveDraft({ document, version, body })
  }

  const mails = async () =>
    (await site.rows('outbox')).map(({ topic, recipient }) => [topic, recipient])
  return { ...site, author, editor, draft, mails }
}

const status = async (call: Promise<unknown>) => {
  try {
    await call
    return 200
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.status
    throw thrown
  }
}

test('an author writes, but does not publish, schedule, unpublish', async () => {
  const { author, draft } = await setup()
  expect(await draft('New')).toMatchObject({ ok: true })
  const opened = await author.content.open({ document })
  expect(opened).toMatchObject({ mayChange: true, mayPublish: false })
  const { version } = opened
  const { content } = author
  expect(await status(content.publish({ document, version }))).toBe(403)
  const plan = { document, version, action: 'publish', at: '2027-01-01T00:00' }
  expect(await status(content.plan(plan))).toBe(403)
  expect(await status(content.unpublish({ document }))).toBe(403)
  expect(await status(content.revert({ document, version }))).toBe(403)
  expect(await content.createPage({ title: 'Fair', slug: 'fair' })).toMatchObject({ ok: true })
  const site = await content.open({ document: 'site' })
  const body = JSON.stringify(site.value)
  expect(await status(content.saveDraft({ document: 'site', version: 0, body }))).toBe(403)
})

test('a request tells the editors and waits on the overview until the draft is published', async () => {
  const { author, editor, draft, mails, rows } = await setup()
  expect(await author.content.requestReview({ document })).toMatchObject({ status: 409 })
  await draft('New')
  const asked = await author.content.requestReview({ document, note: 'Please check the title' })
  expect(asked).toMatchObject({ ok: true })
  expect(await mails()).toEqual([['review-requested', 'eve@agency.test']])
  const { waiting } = await editor.dashboard.show()
  expect(waiting.reviews).toMatchObject([{ document, title: 'Home', by: 'Ada' }])
  expect((await author.dashboard.show()).waiting.reviews).toEqual([])
  const { review, version } = await editor.content.open({ document })
  expect(review).toMatchObject({ by: 'Ada', note: 'Please check the title', answer: null })
  expect(await editor.content.publish({ document, version })).toMatchObject({ ok: true })
  expect((await editor.content.open({ document })).review).toBeNull()
  expect((await editor.dashboard.show()).waiting.reviews).toEqual([])
  expect(await mails()).toContainEqual(['review-answered', 'ada@agency.test'])
  expect(await rows('reviews')).toMatchObject([{ state: 'approved', answered_by: 'Eve' }])
})

test('a draft is sent back with a note, once', async () => {
  const { author, editor, draft, mails } = await setup()
  await draft('New')
  await author.content.requestReview({ document })
  const id = (await editor.content.open({ document })).review?.id
  expect(await editor.content.sendBack({ id, answer: ' ' })).toMatchObject({
    errors: { answer: 'Write what should change.' },
  })
  expect(await editor.content.sendBack({ id, answer: 'Too long' })).toMatchObject({ ok: true })
  expect(await editor.content.sendBack({ id, answer: 'Too long' })).toMatchObject({ status: 409 })
  expect((await author.content.open({ document })).review).toMatchObject({
    answer: { text: 'Too long', by: 'Eve' },
  })
  expect(await mails()).toContainEqual(['review-answered', 'ada@agency.test'])
  await author.content.requestReview({ document, note: 'Shorter now' })
  expect((await editor.content.open({ document })).review).toMatchObject({
    note: 'Shorter now',
    answer: null,
  })
})

test('a draft is approved without being published, until it changes', async () => {
  const { author, editor, draft, mails, rows } = await setup()
  await draft('New')
  await author.content.requestReview({ document })
  const { review, version } = await editor.content.open({ document })
  const answer = { id: review?.id, answer: 'Well done' }
  expect(await editor.content.approve({ ...answer, version: version - 1 })).toMatchObject({
    status: 409,
  })
  await expect(author.content.approve({ ...answer, version })).rejects.toMatchObject({
    status: 403,
  })
  expect(await editor.content.approve({ ...answer, version })).toMatchObject({ ok: true })
  expect(await editor.content.approve({ ...answer, version })).toMatchObject({ status: 409 })
  const approval = async () => (await author.content.open({ document })).review?.approval
  expect(await approval()).toMatchObject({ by: 'Eve', text: 'Well done', isCurrent: true })
  expect((await editor.content.open({ document })).isPublished).toBe(false)
  expect((await editor.dashboard.show()).waiting.reviews).toEqual([])
  expect((await mails()).filter(([topic]) => topic === 'review-answered')).toEqual([
    ['review-answered', 'ada@agency.test'],
  ])
  expect((await rows('audit_log')).map(({ action }) => action)).toContain('content.approved')

  await draft('Newer')
  expect(await approval()).toMatchObject({ by: 'Eve', isCurrent: false })
  await author.content.requestReview({ document })
  expect(await approval()).toBeNull()
  const next = await editor.content.open({ document })
  await editor.content.approve({ id: next.review?.id, version: next.version })
  expect(await approval()).toMatchObject({ isCurrent: true })
  await editor.content.publish({ document, version: next.version })
  await draft('Another')
  expect((await author.content.open({ document })).review).toBeNull()
})

test('one reviewer is chosen and told, but others may act, too', async () => {
  const { author, editor, draft, mails, ...site } = await setup()
  const ona = await signIn(site, 'owner', 'Ona')
  await draft('New')
  const people = await author.content.reviewers({ document })
  expect(people.map(({ name }) => name)).toEqual(['Eve', 'Ona'])
  const [settings] = await author.content.reviewers({ document: 'site' })
  expect(settings?.name).toBe('Ona')
  const reviewer = people[1]?.id
  for (const wrong of [
    'nobody',
    (await ona.admin.accounts.list()).people.find((one) => one.name === 'Vic')?.id,
  ]) {
    expect(await author.content.requestReview({ document, reviewer: wrong })).toMatchObject({
      errors: { reviewer: expect.any(String) },
    })
  }
  expect(await author.content.requestReview({ document, reviewer })).toMatchObject({
    message: 'Sent for review. Ona is told by email.',
  })
  expect(await mails()).toEqual([['review-requested', 'ona@agency.test']])
  const waiting = async (admin: typeof editor) => (await admin.dashboard.show()).waiting.reviews
  expect(await waiting(ona.admin)).toMatchObject([{ reviewer: 'Ona', isMine: true }])
  expect(await waiting(editor)).toMatchObject([{ reviewer: 'Ona', isMine: false }])
  const { review } = await editor.content.open({ document })
  expect(review?.reviewer).toEqual({ name: 'Ona', isMe: false })
  const answer = { id: review?.id, answer: 'Too long' }
  expect(await editor.content.sendBack(answer)).toMatchObject({ ok: true })
})

test('a request for a page that was never published names it as its draft does', async () => {
  const { author, editor, rows } = await setup()
  const { content } = author
  await content.createPage({ title: 'Open house', slug: 'oh' })
  const job = await editor.content.addEntry({ kind: 'job', name: 'Cook' })
  await content.requestReview({ document: 'page:oh' })
  await content.requestReview({ document: job.ok && job.value.document })
  const titles = (await editor.dashboard.show()).waiting.reviews.map(({ title }) => title)
  expect(titles).toEqual(['Open house', 'Cook'])
  const id = (await editor.content.open({ document: 'page:oh' })).review?.id
  await editor.content.sendBack({ id, answer: 'Too short' })
  const mail = (await rows('outbox')).find(({ topic }) => topic === 'review-answered')
  expect(JSON.parse(mail?.payload ?? '{}')).toMatchObject({ title: 'Open house' })
  expect((await rows('audit_log')).at(-1)?.summary).toBe('Sent “Open house” back to Ada')
})

test('a request ends with its draft, so that the next draft is not taken for the one that was asked about', async () => {
  const { author, editor, draft } = await setup()
  const { content } = author
  const waiting = async () =>
    (await editor.dashboard.show()).waiting.reviews.map((one) => one.document)
  await draft('New')
  await content.requestReview({ document })
  await content.discard({ document, version: (await content.open({ document })).version })
  expect(await waiting()).toEqual([])
  await draft('Something else')
  expect((await editor.content.open({ document })).review).toBeNull()
  await content.requestReview({ document })
  await editor.content.publish({
    document,
    version: (await editor.content.open({ document })).version,
  })
  await draft('More')
  await content.requestReview({ document })
  await editor.content.revert({
    document,
    version: (await editor.content.open({ document })).version,
  })
  expect(await waiting()).toEqual([])

  await editor.content.addEntry({ kind: 'job', name: 'Cook' })
  await content.requestReview({ document: 'job:cook' })
  expect(await waiting()).toEqual(['job:cook'])
  await editor.content.deleteEntry({ document: 'job:cook', version: 1 })
  expect(await waiting()).toEqual([])
})

test('only owners answer a request for what only owners publish', async () => {
  const { editor, ...site } = await setup()
  const { admin } = await signIn(site, 'owner', 'Ona')
  const { value } = await admin.content.open({ document: 'site' })
  await admin.content.saveDraft({ document: 'site', version: 0, body: JSON.stringify(value) })
  await admin.content.requestReview({ document: 'site' })
  const { review } = await editor.content.open({ document: 'site' })
  const answer = { id: review?.id, answer: 'Too long' }
  expect(await status(editor.content.sendBack(answer))).toBe(403)
  expect(await status(editor.content.approve({ ...answer, version: 1 }))).toBe(403)
  expect(await admin.content.sendBack(answer)).toMatchObject({ ok: true })
})

test('an author is invited, listed and changed like every other role', async () => {
  const site = await openTestSite()
  const { admin } = await signIn(site, 'owner', 'Dana')
  await signIn(site, 'author', 'Ada')
  const { people } = await admin.accounts.list()
  const ada = people.find(({ name }) => name === 'Ada')
  expect(ada?.role).toBe('author')
  const password = 'correct horse battery'
  const to = (role: string) => admin.accounts.changeRole({ id: ada?.id, role, password })
  expect(await to('viewer')).toMatchObject({ ok: true, message: 'Ada is viewer now.' })
  expect((await admin.accounts.list()).people).toContainEqual(
    expect.objectContaining({ name: 'Ada', role: 'viewer' }),
  )
  const email = 'new@agency.test'
  await admin.accounts.invite({ email, role: 'author', password })
  expect((await admin.accounts.list()).invitations).toMatchObject([{ email, role: 'author' }])
})
