import { expect, test } from 'vitest'
import { changesOf, signIn } from '#tests/fixtures/admin.ts'
import { issueTexts, openIssues } from '#tests/fixtures/issues.ts'

/** The site's time zone is five and a half hours ahead: 15:00 on the site's clock. */
const dayLater = '2026-11-22T15:00'
const day = 86_400_000

test('a draft is saved with a version, and an old one changes nothing', async () => {
  const { issues, draft } = await openIssues()
  const { id, version } = await draft({ subject: '' })
  expect(await issues.open({ id })).toMatchObject({
    ...{ subject: '', content: issueTexts.content, version: 2, state: 'draft', by: 'Dana' },
  })
  expect(await issues.save({ id, version, ...issueTexts })).toMatchObject({
    value: { version: 3 },
  })
  expect(await issues.save({ id, version, ...issueTexts, subject: 'Other' })).toMatchObject({
    ...{ ok: false, status: 409 },
    message: 'Dana has saved this issue meanwhile. Nothing was changed: compare first.',
  })
  expect(await issues.delete({ id, version })).toMatchObject({ status: 409 })
  expect((await issues.open({ id })).subject).toBe('News')
  expect((await issues.list()).issues).toMatchObject([{ id, subject: 'News' }])
  expect(await issues.delete({ id, version: 3 })).toMatchObject({ ok: true })
  await expect(issues.open({ id })).rejects.toMatchObject({ status: 404 })
})

test('lines and texts beyond their limits are refused', async () => {
  const { issues, draft } = await openIssues()
  const seen = await draft()
  for (const change of [
    { subject: 'a\nb' },
    { preheader: 'a\nb' },
    { content: 'a'.repeat(100_001) },
  ])
    expect(await issues.save({ ...seen, ...issueTexts, ...change })).toMatchObject({
      ...{ status: 422, errors: { [Object.keys(change)[0] ?? '']: expect.any(String) } },
    })
})

test('authors write and test, editors send, and viewers read', async () => {
  const site = await openIssues()
  const { draft, received, subscribe } = site
  await subscribe(['ann'])
  const seen = await draft()
  const forbidden = { status: 403 }
  const author = (await signIn(site, 'author')).admin.issues
  expect(await author.save({ ...seen, ...issueTexts })).toMatchObject({ ok: true })
  expect(await author.sendTest({ id: seen.id })).toMatchObject({
    message: 'The mail server accepted the test for author@agency.test.',
  })
  expect(received).toMatchObject([
    { subject: 'Test: News', envelopeTo: ['author@agency.test'], text: expect.any(String) },
  ])
  const now = { ...seen, version: 3 }
  for (const change of ['schedule', 'unschedule', 'send', 'stop'] as const)
    await expect(author[change]({ ...now, at: dayLater })).rejects.toMatchObject(forbidden)
  const viewer = (await signIn(site, 'viewer')).admin.issues
  expect(await viewer.open({ id: seen.id })).toMatchObject({ by: 'author' })
  await expect(viewer.create({})).rejects.toMatchObject(forbidden)
  await expect(viewer.duplicate(seen)).rejects.toMatchObject(forbidden)
  await expect(viewer.save({ ...now, ...issueTexts })).rejects.toMatchObject(forbidden)
  await expect(viewer.delete(now)).rejects.toMatchObject(forbidden)
  await expect(viewer.sendTest({ id: seen.id })).rejects.toMatchObject(forbidden)
})

test('a scheduled issue is sent at its time, once, also if the server was down at that time', async () => {
  const { issues, draft, subscribe, deliver, pass, recipients, ...site } = await openIssues()
  await subscribe(['ann', 'bob'])
  const { id, version } = await draft()
  expect(await issues.schedule({ id, version, at: dayLater })).toMatchObject({ ok: true })
  expect(await issues.open({ id })).toMatchObject({
    ...{ state: 'scheduled', at: '2026-11-22T09:30:00.000Z' },
  })
  expect(await issues.save({ id, version: 3, ...issueTexts })).toMatchObject({ status: 409 })
  pass(day - 1)
  await deliver()
  expect(recipients()).toEqual([])
  pass(3600_000)
  await Promise.all([deliver(), (await site.openAnother()).runIssues()])
  // The other server may be sending what this one would.
  const afterRound = () => deliver().then(() => issues.list())
  const all = [{ state: 'sent', sent: 2, recipients: 2 }]
  await expect.poll(afterRound).toMatchObject({ issues: all })
  expect(recipients()).toEqual(['ann@example.com', 'bob@example.com'])
  const verbs = (await changesOf(site)).map(({ action }) => action.replace('newsletter.issue-', ''))
  expect(verbs).toEqual(['drafted', 'scheduled', 'started', 'finished'])
  expect(site.reported).toEqual([])
})

test('a schedule is moved or cancelled', async () => {
  const { issues, draft, subscribe, deliver, pass, recipients } = await openIssues()
  await subscribe(['ann'])
  const { id, version } = await draft()
  await issues.schedule({ id, version, at: dayLater })
  expect(await issues.schedule({ id, version: 3, at: '2026-11-30T09:00' })).toMatchObject({
    ok: true,
  })
  pass(day)
  await deliver()
  expect(await issues.unschedule({ id, version: 4 })).toMatchObject({ ok: true })
  expect(await issues.unschedule({ id, version: 5 })).toMatchObject({ status: 409 })
  pass(30 * day)
  await deliver()
  expect(recipients()).toEqual([])
  expect(await issues.save({ id, version: 5, ...issueTexts })).toMatchObject({ ok: true })
})

test('a draft that was left empty is the next new issue of its author, and of nobody else', async () => {
  const site = await openIssues()
  const author = (await signIn(site, 'author')).admin.issues
  const create = async ({ create }: typeof author) => {
    const created = await create({})
    return created.ok && created.value.id
  }
  const newest = async () => (await author.list()).issues[0]?.id
  const left = await create(site.issues)
  site.pass(day)
  const other = await create(author)
  expect(other).not.toBe(left)
  expect(await newest()).toBe(other)
  site.pass(day)
  expect(await create(site.issues)).toBe(left)
  expect(await newest()).toBe(left)
  await site.issues.save({ id: left, version: 1, ...issueTexts })
  expect([left, other]).not.toContain(await create(site.issues))
})

test('a copy of an issue that was sent is a draft of its author, with the same texts', async () => {
  const site = await openIssues()
  await site.subscribe(['ann'])
  const seen = await site.draft()
  await site.issues.send(seen)
  await site.deliver()
  site.pass(day)
  const author = (await signIn(site, 'author')).admin.issues
  const copied = await author.duplicate(seen)
  if (!copied.ok) throw new Error(copied.message)
  const { id } = copied.value
  expect(await author.open({ id })).toMatchObject({
    ...issueTexts,
    ...{ state: 'draft', version: 1, by: 'author', recipients: 0, sent: 0, failed: 0 },
  })
  expect((await author.list()).issues.map((issue) => issue.id)).toEqual([id, seen.id])
  expect(await author.save({ id, version: 1, ...issueTexts })).toMatchObject({ ok: true })
  await site.deliver()
  expect(site.recipients()).toEqual(['ann@example.com'])
  expect((await changesOf(site)).at(-1)).toMatchObject({
    summary: 'Duplicated the issue “News”',
  })
  expect(await author.duplicate({ id: crypto.randomUUID() })).toMatchObject({ status: 404 })
})
