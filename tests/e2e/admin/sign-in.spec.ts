import { expect, test } from '#tests/e2e/fixtures.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { open } from './fixtures.ts'

test('redirects to sign-in, and from there to the requested page', async ({ page }) => {
  await page.goto('/admin/audit')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCSS('border-top-width', '1px')
  await page.getByLabel('Email').fill(ownerEmail)
  await page.getByLabel('Password').fill(ownerPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible()
  const person = await page.locator('[data-person]').getAttribute('data-person')
  await page.evaluate((id) => {
    for (const name of [`${id} post:1`, 'somebody post:1']) {
      localStorage.setItem(`unsaved ${name} tab`, '{"value":"Half written"}')
    }
  }, person)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /^uns/.test(key)))
  await expect.poll(kept).toEqual(['unsaved somebody post:1 tab'])
  await open(page, '/admin')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test.describe('with nothing filled in', () => {
  test.use({ expectedMessages: ['422'] })

  test('shows each error once and focuses the first field', async ({ page }) => {
    await open(page, '/admin/sign-in')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Enter an email address')).toHaveCount(1)
    await expect(page.getByText('Enter your password')).toHaveCount(1)
    await expect(page.getByLabel('Email')).toBeFocused()
  })
})
