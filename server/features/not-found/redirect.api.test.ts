import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

async function opened() {
  const site = await openTestSite()
  const { admin } = await signIn(site, 'editor')
  const path = '/old-page'
  site.site.noteMissing(new Request(`http://localhost${path}`), path)
  await site.site.writeMissing()
  return { ...site, missing: admin.missingPages }
}

test('a missing page leads to another at once, in this process and the next', async () => {
  const { missing, site, openAnother } = await opened()
  const other = await openAnother()
  // Two connections of one process that both write would wait for each other.
  await other.sendOutbox()
  const before = site.contentVersion()
  const answer = await missing.redirect({ path: '/old-page', to: '/about' })
  expect(answer).toMatchObject({ ok: true, message: '/old-page now redirects to /about.' })
  expect(site.contentVersion()).toBeGreaterThan(before)
  await other.refreshContent()
  for (const each of [site, other]) {
    const redirects = await each.servicesFor({ address: '192.0.2.1' }).content.redirects()
    expect(redirects).toContainEqual({ from: '/old-page', to: '/about' })
  }
  expect((await missing.list()).missing).toEqual([])
})

test('a target that is not there is refused beside the field, and the page stays in the list', async () => {
  const { missing } = await opened()
  for (const to of ['/nowhere', 'https://elsewhere.test/', 'javascript:alert(1)', '']) {
    const answer = await missing.redirect({ path: '/old-page', to })
    expect(answer).toMatchObject({ ok: false, status: 422, errors: { to: expect.any(String) } })
  }
  expect((await missing.list()).missing).toHaveLength(1)
})
