import type { Page } from '@playwright/test'
import { test as base, expect } from '#tests/e2e/fixtures.ts'
import { isHydrated } from '#tests/fixtures/hydrated.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'

export { expect } from '#tests/e2e/fixtures.ts'

type Session = { cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0] }

/** A browser test signed in as the owner. */
export const test = base.extend<object, { ownerSession: Session }>({
  // Shared by all tests of a worker, because sign-ins to one account are rate limited.
  ownerSession: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => use({ cookies: [] }),
    { scope: 'worker' },
  ],
  page: async ({ page, ownerSession }, use) => {
    await page.context().addCookies(ownerSession.cookies)
    // An earlier test may have ended the session.
    const response = await page.request.get('/admin/account', { maxRedirects: 0 })
    if (response.status() !== 200) ownerSession.cookies = await signIn(page)
    await use(page)
  },
})

async function signIn(page: Page) {
  await page.context().clearCookies()
  await signInAt(page, '')
  return page.context().cookies()
}

/** Signs the owner in at another site, or at the test's own (""). */
export async function signInAt(page: Page, origin: string) {
  const response = await page.request.post(`${origin}/admin/sign-in`, {
    form: { intent: 'password', email: ownerEmail, password: ownerPassword },
    maxRedirects: 0,
  })
  expect(response.headers().location).toBe('/admin')
}

/** Opens a page; waits until React has hydrated it if it is one of the admin. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(isHydrated)
}

/** Chooses in the menu of a row or of an entry of a list. */
export async function choose(page: Page, name: RegExp | string, action: string) {
  await page
    .getByRole(
      'button',
      typeof name === 'string' ? { name: `Actions: ${name}`, exact: true } : { name },
    )
    .click()
  await page.locator(':popover-open').getByText(action, { exact: true }).click()
}
