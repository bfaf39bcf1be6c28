import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

async function opened() {
  const site = await openTestSite()
  const { admin } = await signIn(site, 'editor')
  const path = '/old-page'
  site.site.noteNotFound(new Request(`http://localhost${path}`), path)
  await site.site.flushNotFound()
  return { ...site, notFound: admin.notFound }
}

test('a missing page leads to another at once, in this process and the next', async () => {
  const { notFound, site, openAnother } = await opened()
  const other = await openAnother()
  // Two connections of one process that both write would wait for each other.
  await other.sendOutbox()
  const before = site.contentVersion()
  const answer = await notFound.redirect({ path: '/old-page', to: '/about' })
  expect(answer).toMatchObject({ ok: true, message: '/old-page now redirects to /about.' })
  expect(site.contentVersion()).toBeGreaterThan(before)
  await other.refreshContent()
  for (const each of [site, other]) {
    const redirects = await each.servicesFor({ address: '192.0.2.1' }).content.redirects()
    expect(redirects).toContainEqual({ from: '/old-page', to: '/about' })
  }
  expect((await notFound.list()).paths).toEqual([])
})

test('a target that is not there is refused beside the field, and the page stays in the list', async () => {
  const { notFound } = await opened()
  for (const to of ['/nowhere', 'https://elsewhere.test/', 'javascript:alert(1)', '']) {
    const answer = await notFound.redirect({ path: '/old-page', to })
    expect(answer).toMatchObject({ ok: false, status: 422, errors: { to: expect.any(String) } })
  }
  expect((await notFound.list()).paths).toHaveLength(1)
})
