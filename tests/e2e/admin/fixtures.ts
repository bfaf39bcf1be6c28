import type { Page } from '@playwright/test'
import { test as base, expect } from '#tests/e2e/fixtures.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'

export { expect, open } from '#tests/e2e/fixtures.ts'

type Session = { cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0] }

/** A journey of somebody who is signed in as the owner. */
export const test = base.extend<object, { ownerSession: Session }>({
  // One for all tests of a worker: the site lets nobody sign in to one account so often in a quarter of an hour.
  ownerSession: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => use({ cookies: [] }),
    { scope: 'worker' },
  ],
  page: async ({ page, ownerSession }, use) => {
    await page.context().addCookies(ownerSession.cookies)
    // A journey before may have ended it.
    const visit = await page.request.get('/admin', { maxRedirects: 0 })
    if (visit.status() !== 200) ownerSession.cookies = await signIn(page)
    await use(page)
  },
})

async function signIn(page: Page) {
  await page.context().clearCookies()
  const answer = await page.request.post('/admin/sign-in', {
    form: { intent: 'password', email: ownerEmail, password: ownerPassword },
    maxRedirects: 0,
  })
  expect(answer.headers().location).toBe('/admin')
  return page.context().cookies()
}
