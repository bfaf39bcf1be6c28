import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

async function setup() {
  const site = await openTestSite()
  const { admin } = await signIn(site, 'editor')
  const path = '/old-page'
  site.site.noteNotFound(new Request(`http://localhost${path}`), path)
  await site.site.flushNotFound()
  return { ...site, notFound: admin.notFound }
}

test('a redirect works immediately in this process, and in others after a refresh', async () => {
  const { notFound, site, openAnother } = await setup()
  const other = await openAnother()
  // Let its start-up writes finish: two SQLite connections in one process block each other.
  await other.sendOutbox()
  const before = site.contentVersion()
  const answer = await notFound.redirect({ path: '/old-page', to: '/blog' })
  expect(answer).toMatchObject({ ok: true, message: '/old-page now redirects to /blog.' })
  expect(site.contentVersion()).toBeGreaterThan(before)
  await other.refreshContent()
  for (const each of [site, other]) {
    const redirects = await each.servicesFor({ address: '192.0.2.1' }).content.redirects()
    expect(redirects).toContainEqual({ from: '/old-page', to: '/blog' })
  }
  expect((await notFound.list()).paths).toEqual([])
})

test('an unknown target is refused with an error at its field, and the path stays in the list', async () => {
  const { notFound } = await setup()
  for (const to of ['/nowhere', 'https://elsewhere.test/', 'javascript:alert(1)', '']) {
    const answer = await notFound.redirect({ path: '/old-page', to })
    expect(answer).toMatchObject({ ok: false, status: 422, errors: { to: expect.any(String) } })
  }
  expect((await notFound.list()).paths).toHaveLength(1)
})
