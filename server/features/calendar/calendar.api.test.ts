import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { writerOf } from '#tests/fixtures/posts.ts'

test('pages and posts are listed on the day of the site’s time zone', async () => {
  const site = await openTestSite()
  const { admin } = await signIn(site, 'editor', 'Dana')
  const { content, calendar } = admin
  const document = 'page:home'
  const { value, version } = await content.open({ document })
  const body = JSON.stringify({ ...(value as object), title: 'A new title' })
  await content.saveDraft({ document, version, body })
  const at = '2026-12-01T00:30'
  await content.plan({ document, version: version + 1, action: 'publish', at })
  const [faq] = (await content.entries({ kind: 'faq' })).entries
  await content.plan({
    document: faq?.key,
    version: 0,
    action: 'unpublish',
    at: '2026-12-02T09:00',
  })
  const write = writerOf(admin)
  await write.plan(await write.draft({ title: 'Not yet' }), 'publish', '2027-01-01T09:00')
  const { today, month, entries } = await calendar.show({ month: 'never' })
  expect([today, month]).toEqual(['2026-11-21', '2026-11'])
  expect(entries).toMatchObject([
    { kind: 'page', title: 'Home', at: '2026-11-30T19:00:00.000Z', day: '2026-12-01' },
    { kind: 'question', action: 'unpublish', day: '2026-12-02' },
    { kind: 'post', title: 'Not yet', day: '2027-01-01', failure: null },
  ])
  expect((await calendar.show({ month: '2027-02' })).month).toBe('2027-02')

  // What was published is in its month.
  const menus = await content.open({ document: 'navigation' })
  await content.publish({ ...menus, document: 'navigation', body: JSON.stringify(menus.value) })
  const done = { kind: 'settings', day: today, failure: null, isDone: true }
  expect((await calendar.show({})).entries).toContainEqual(expect.objectContaining(done))
  const before = (await calendar.show({ month: '2026-10' })).entries
  expect(before.some(({ isDone }) => isDone)).toBe(false)
})
