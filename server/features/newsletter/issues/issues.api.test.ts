import { expect, test } from 'vitest'
import { issueKey } from '#model/content/standalone.ts'
import { changesOf, signIn } from '#tests/fixtures/admin.ts'
import { issueTexts, openIssues, saveDraft, schedule } from '#tests/fixtures/issues.ts'
import { done } from '#tests/fixtures/posts.ts'

/** The site's time zone is five and a half hours ahead: 15:00 on the site's clock. */
const dayLater = '2026-11-22T15:00'
const day = 86_400_000

test('a draft is a document: it is saved with a version, and an old one changes nothing', async () => {
  const { admin, issues, draft } = await openIssues()
  const { id, version } = await draft({ subject: '' })
  const document = issueKey(id)
  expect(await admin.content.open({ document })).toMatchObject({
    ...{ title: 'Issue without a subject', value: { ...issueTexts, subject: '' } },
    ...{ version: 2, hasDraft: true, closed: null, mayChange: true, saved: { by: 'Dana' } },
  })
  expect(await issues.open({ id })).toMatchObject({ version: 2, state: 'draft', by: 'Dana' })
  done(await saveDraft(admin, { id, version }))
  const late = { id, version }
  expect(await saveDraft(admin, late, { subject: 'Other' })).toMatchObject({ status: 409 })
  expect(await issues.delete(late)).toMatchObject({ status: 409 })
  expect((await issues.list()).issues).toMatchObject([{ id, subject: 'News', version: 3 }])
  expect(await issues.delete({ id, version: 3 })).toMatchObject({ ok: true })
  await expect(issues.open({ id })).rejects.toMatchObject({ status: 404 })
  await expect(admin.content.open({ document })).rejects.toMatchObject({ status: 404 })
})

test('an unknown issue, other texts, and what is done to pages are refused', async () => {
  const site = await openIssues()
  const { admin, draft } = site
  const { content } = admin
  const seen = await draft()
  const document = issueKey(seen.id)
  const unknown = { id: crypto.randomUUID(), version: 0 }
  expect(await saveDraft(admin, unknown)).toMatchObject({ status: 404 })
  expect(await schedule(admin, unknown, dayLater)).toMatchObject({ status: 404 })
  expect(await admin.issues.duplicate(unknown)).toMatchObject({ status: 404 })
  for (const change of [
    { subject: 'a\nb' },
    { preheader: 'a\nb' },
    { content: 'a'.repeat(100_001) },
  ]) {
    const saved = done(await saveDraft(admin, seen, change))
    expect(Object.keys(saved.errors)).toEqual(Object.keys(change))
    seen.version = saved.version
  }
  const { version } = done(await saveDraft(admin, seen))
  const refused = { ok: false, status: 422 }
  expect(await content.publish({ document, version })).toMatchObject(refused)
  const other = await draft()
  const entry = [`${version} ${document}`, `${other.version} ${issueKey(other.id)}`]
  expect(await content.publishSeveral({ entry })).toMatchObject({ ok: false })
  const home = JSON.stringify((await content.open({ document: 'page:home' })).value)
  const together = { document: 'page:home', version: 0, body: home, also: document }
  expect(await content.publish(together)).toMatchObject(refused)
  for (const action of ['publish', 'unpublish'])
    expect(await content.plan({ document, version, action, at: dayLater })).toMatchObject(refused)
  const page = { document: 'page:about', version: 0, action: 'send', at: dayLater }
  expect(await content.plan(page)).toMatchObject(refused)
  expect(await content.discard({ document, version })).toMatchObject({ status: 409 })
  expect(await site.rows('plans')).toEqual([])
  const published = (await site.rows('content_documents')).filter((row) => row.published_id)
  expect(published.map(({ key }) => key)).not.toContain(document)
  expect(await admin.issues.open(seen)).toMatchObject({ version, state: 'draft' })
})

test('what is being sent or was sent can not be changed, planned or deleted', async () => {
  const { admin, issues, draft, subscribe, deliver } = await openIssues()
  await subscribe(['ann'])
  const seen = await draft()
  done(await issues.send(seen))
  const document = issueKey(seen.id)
  const opened = await admin.content.open({ document })
  expect(opened).toMatchObject({ value: issueTexts, mayChange: false, hasDraft: false })
  expect(opened.closed).toMatch('Duplicate it')
  const now = { id: seen.id, version: opened.version }
  const [first] = (await admin.content.history({ document })).revisions
  const refused = { ok: false, status: 422, message: opened.closed }
  const { content } = admin
  for (const answer of [
    await saveDraft(admin, now, { subject: 'Other' }),
    await content.saveDraft({ document, version: 1, body: '{}', over: 'yes' }),
    await content.restore({ document, version: now.version, revision: first?.id }),
    await schedule(admin, now, dayLater),
    await issues.send(now),
    await issues.delete(now),
  ])
    expect(answer).toMatchObject(refused)
  for (const change of ['revert', 'publish', 'discard', 'unpublish'] as const)
    expect(await content[change]({ document, version: now.version })).toMatchObject({ ok: false })
  await deliver()
  expect((await admin.content.open({ document })).value).toMatchObject(issueTexts)
})

test('authors write and test, editors send, and viewers read', async () => {
  const site = await openIssues()
  const { draft, received, subscribe } = site
  await subscribe(['ann'])
  const seen = await draft()
  const forbidden = { status: 403 }
  const author = (await signIn(site, 'author')).admin
  expect(await saveDraft(author, seen)).toMatchObject({ ok: true })
  expect(await author.issues.sendTest({ id: seen.id })).toMatchObject({
    message: 'The mail server accepted the test for author@agency.test.',
  })
  expect(received).toMatchObject([
    { subject: 'Test: News', envelopeTo: ['author@agency.test'], text: expect.any(String) },
  ])
  const now = { ...seen, version: 3 }
  for (const change of ['send', 'stop', 'resume'] as const)
    await expect(author.issues[change](now)).rejects.toMatchObject(forbidden)
  await expect(schedule(author, now, dayLater)).rejects.toMatchObject(forbidden)
  const viewer = (await signIn(site, 'viewer')).admin
  expect(await viewer.issues.open({ id: seen.id })).toMatchObject({ by: 'author' })
  for (const change of ['create', 'duplicate', 'delete', 'sendTest'] as const)
    await expect(viewer.issues[change](now)).rejects.toMatchObject(forbidden)
  await expect(saveDraft(viewer, now)).rejects.toMatchObject(forbidden)
})

test('a scheduled issue is sent at its time, once, also if the server was down at that time', async () => {
  const { admin, issues, draft, subscribe, deliver, pass, recipients, received, ...site } =
    await openIssues()
  await subscribe(['ann', 'bob'])
  const { id, version } = await draft()
  const message = 'Scheduled. Everybody subscribed by then gets it.'
  expect(await site.schedule({ id, version }, dayLater)).toMatchObject({ ok: true, message })
  const planned = { state: 'scheduled', at: '2026-11-22T09:30:00.000Z' }
  expect(await issues.open({ id })).toMatchObject(planned)
  expect((await issues.list()).issues).toMatchObject([planned])
  // It is a copy: what is written afterwards is not part of it, and not lost.
  done(await saveDraft(admin, { id, version }, { subject: 'Later' }))
  const document = issueKey(id)
  const [plan] = (await admin.content.open({ document })).plans
  expect(plan).toMatchObject({ action: 'send', isCurrent: false, warning: null })
  expect(await issues.delete({ id, version: 3 })).toMatchObject({ status: 409 })
  pass(day - 1)
  await deliver()
  expect(recipients()).toEqual([])
  pass(3600_000)
  const round = deliver()
  const other = await site.openAnother()
  await Promise.all([round, other.runDuePlans().then(other.runIssues)])
  // The other server may be sending what this one would.
  const afterRound = () => deliver().then(() => issues.list())
  const all = [{ state: 'sent', subject: 'News', sent: 2, recipients: 2, by: 'Dana' }]
  await expect.poll(afterRound).toMatchObject({ issues: all })
  expect(recipients()).toEqual(['ann@example.com', 'bob@example.com'])
  expect(received.map(({ subject }) => subject)).toEqual(['News', 'News'])
  expect(await issues.open({ id })).toMatchObject({ subject: 'News', hasNewerDraft: true })
  const copy = done(await issues.duplicate({ id }))
  expect(await issues.open(copy)).toMatchObject({ subject: 'Later', state: 'draft' })
  const actions = (await changesOf(site)).map(({ action }) => action)
  expect(actions).toEqual([
    ...['content.drafted', 'content.scheduled'],
    ...['newsletter.issue-started', 'newsletter.issue-finished', 'content.drafted'],
  ])
  expect(site.reported).toEqual([])
})

test('a schedule is moved, cancelled, or ended by sending now', async () => {
  const { admin, issues, draft, subscribe, deliver, pass, recipients, ...site } = await openIssues()
  await subscribe(['ann'])
  const seen = await draft()
  await site.schedule(seen, dayLater)
  expect(await site.schedule(seen, '2026-11-30T09:00')).toMatchObject({ ok: true })
  pass(day)
  await deliver()
  const document = issueKey(seen.id)
  const { plans } = await admin.content.open({ document })
  expect(plans).toMatchObject([{ at: '2026-11-30T03:30:00.000Z' }])
  done(await admin.content.cancelPlan({ id: plans[0]?.id }))
  expect(await admin.content.cancelPlan({ id: plans[0]?.id })).toMatchObject({ status: 409 })
  pass(30 * day)
  await deliver()
  expect(recipients()).toEqual([])
  done(await site.schedule(seen, '2027-01-30T09:00'))
  done(await issues.send(seen))
  pass(60 * day)
  await deliver()
  expect(recipients()).toEqual(['ann@example.com'])
  expect((await admin.content.open({ document })).plans).toEqual([])
})

test('a draft that was left empty is the next new issue of its author, and of nobody else', async () => {
  const site = await openIssues()
  const author = (await signIn(site, 'author')).admin.issues
  const create = async ({ create }: typeof author) => done(await create({})).id
  const left = await create(site.issues)
  const other = await create(author)
  expect(other).not.toBe(left)
  expect((await author.list()).issues.map(({ id }) => id)).toEqual([other, left])
  expect(await create(site.issues)).toBe(left)
  done(await saveDraft(site.admin, { id: left, version: 1 }))
  expect([left, other]).not.toContain(await create(site.issues))
})

test('a copy of an issue that was sent is a draft of its author, with the same texts', async () => {
  const site = await openIssues()
  await site.subscribe(['ann'])
  const seen = await site.draft()
  await site.issues.send(seen)
  await site.deliver()
  site.pass(day)
  const author = (await signIn(site, 'author')).admin
  const { id } = done(await author.issues.duplicate(seen))
  expect(await author.issues.open({ id })).toMatchObject({
    ...{ subject: 'News', preheader: issueTexts.preheader },
    ...{ state: 'draft', version: 1, by: 'author', recipients: 0, sent: 0, failed: 0 },
  })
  expect((await author.content.open({ document: issueKey(id) })).value).toMatchObject(issueTexts)
  expect((await author.issues.list()).issues.map((issue) => issue.id)).toEqual([id, seen.id])
  expect(await saveDraft(author, { id, version: 1 })).toMatchObject({ ok: true })
  await site.deliver()
  expect(site.recipients()).toEqual(['ann@example.com'])
  expect((await changesOf(site)).at(-1)).toMatchObject({
    summary: 'Duplicated the issue “News”',
  })
})
