import { expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { expect, open, test } from './fixtures.ts'

test('another period keeps what it is compared with, and a note is marked in the chart', async ({
  page,
}) => {
  await open(page, '/admin/insights?compare=year')
  await page.getByRole('button', { name: 'Add note to the time line' }).click()
  await page.getByLabel('What happened').fill('New prices')
  await page.getByRole('dialog').getByRole('button', { name: 'Add note' }).click()
  const chart = page.getByRole('img', { name: /^Visits a day/ })
  await expect(chart).toContainText('New prices')
  await page.getByRole('link', { name: '90 days' }).click()
  await expect(page).toHaveURL('/admin/insights?compare=year&period=90d')
  await expect(page.getByLabel('Compare with')).toHaveValue('year')
  await expect(chart).toContainText('New prices')
  await expectAccessibleInEveryViewport(page)
  await page.getByRole('button', { name: 'Actions: New prices' }).click()
  await page.getByRole('button', { name: 'Delete the note “New prices”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete note' }).click()
  await expect(chart).not.toContainText('New prices')
})
