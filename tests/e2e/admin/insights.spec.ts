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

test('a value in a list leads to the visits with it, compared and filtered', async ({
  page,
  request,
}) => {
  const headers = { 'user-agent': 'Mozilla/5.0 (X11) Firefox/145.0', referer: 'https://tea.test/' }
  // Without the cookie of the team, which is not counted.
  await request.get('/contact', { headers })
  // Visits are written every five seconds.
  await expect(async () => {
    await open(page, '/admin/insights/list?dimension=source&period=7d')
    await expect(page.getByRole('link', { name: 'tea.test' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectAccessibleInEveryViewport(page)
  await page.getByRole('link', { name: 'tea.test: show only these visits' }).click()
  await expect(page).toHaveURL('/admin/insights?period=7d&by=source&is=tea.test')
  await expect(page.getByText('Only visits with source tea.test')).toBeVisible()
  await expect(page.getByRole('link', { name: '/contact: show only these visits' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all visits' }).click()
  await expect(page).toHaveURL('/admin/insights?period=7d')
})
