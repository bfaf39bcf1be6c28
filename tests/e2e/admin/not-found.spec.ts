import type { Page } from '@playwright/test'
import { expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { expect, open, test } from './fixtures.ts'

/** Requests a missing page, and opens the list once the request is logged. */
async function requestMissingPage(page: Page, path: string, headers = {}) {
  expect((await page.request.get(path, { headers })).status()).toBe(404)
  await expect(async () => {
    await open(page, `/admin/not-found?q=${encodeURIComponent(path)}`)
    await expect(rowOf(page, path)).toBeVisible({ timeout: 500 })
  }).toPass()
}

function rowOf(page: Page, path: string) {
  return page.getByRole('row').filter({ hasText: path })
}

test('a missing path can be redirected to the suggested page with one click', {
  tag: '@large-store',
}, async ({ page }) => {
  await requestMissingPage(page, '/about-ous', {
    referer: 'https://www.search.test/results?q=secret',
  })
  const row = rowOf(page, '/about-ous')
  await expect(row).toContainText('www.search.test/results')
  await expect(row).not.toContainText('secret')
  const target = page.getByLabel('Redirect /about-ous to')
  await expect(target).toHaveValue('/about')
  await page.getByRole('button', { name: 'Redirect /about-ous' }).click()
  await expect(page.getByText('/about-ous now redirects to /about.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await open(page, '/admin/content/settings?document=redirects')
  const redirect = page.getByRole('checkbox', { name: '“/about-ous → /about”' })
  await redirect.check()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(redirect).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(redirect).toBeVisible()
  await page.goto('/About-Ous?utm_source=x')
  await expect(page).toHaveURL('/about?utm_source=x')
})

test('paths can be dismissed and restored with the keyboard alone', async ({ page }) => {
  await requestMissingPage(page, '/xylophone-zebra')
  await page.getByLabel('Redirect /xylophone-zebra to').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Dismiss /xylophone-zebra' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('/xylophone-zebra is dismissed.')).toBeVisible()
  await expect(rowOf(page, '/xylophone-zebra')).toHaveCount(0)
  await page.getByLabel('Status').selectOption('Dismissed')
  await page.getByRole('button', { name: 'Restore /xylophone-zebra' }).press('Enter')
  await expect(page.getByText('/xylophone-zebra is in the list again.')).toBeVisible()
  await requestMissingPage(page, '/xylophone-yak')
  await open(page, '/admin/not-found?q=xylophone')
  await page.getByLabel('Select all').press('Space')
  await page.getByRole('button', { name: 'Dismiss', exact: true }).press('Enter')
  await expect(page.getByText('2 paths dismissed.')).toBeVisible()
  await expect(rowOf(page, '/xylophone')).toHaveCount(0)
})

test.describe('a redirect to a page that does not exist', () => {
  test.use({ expectedMessages: ['422'] })

  test('is rejected with an error at its field', async ({ page }) => {
    await requestMissingPage(page, '/quartz-of-old')
    await page.getByLabel('Redirect /quartz-of-old to').fill('/nowhere-at-all')
    await page.getByRole('button', { name: 'Redirect /quartz-of-old' }).click()
    const target = page.getByLabel('Redirect /quartz-of-old to')
    await expect(target).toHaveAttribute('aria-invalid', 'true')
    await expect(rowOf(page, '/quartz-of-old')).toContainText('is not a page of this site')
  })
})

test('the list is accessible in every viewport', { tag: '@large-store' }, async ({ page }) => {
  test.slow()
  await requestMissingPage(page, `/a-long-old-address-that-somebody-linked-to-once/with-more/of-it`)
  await expectAccessibleInEveryViewport(page)
})
