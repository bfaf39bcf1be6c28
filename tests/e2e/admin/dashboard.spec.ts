import { randomUUID } from 'node:crypto'
import { expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { startFixtureSite } from '#tests/e2e/fixtures.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { removeFolder } from '#tests/fixtures/site.ts'
import { expect, open, signInAt, test } from './fixtures.ts'

test('shows what needs attention and by when, and charts of recent leads', {
  tag: '@large-store',
}, async ({ page }) => {
  test.slow()
  const form = {
    name: 'Ann Lee',
    email: `ann-${randomUUID().slice(0, 8)}@example.com`,
    details: 'A shop for tea.',
    service: 'Design',
    utm_source: '<b>letter</b>',
    website: '',
    fill_time: '42000',
  }
  expect((await page.request.post('/api/inquiries', { multipart: form })).status()).toBe(201)
  await open(page, '/admin')
  const tasks = page.getByRole('region', { name: 'Needs attention' })
  await expect(tasks.getByRole('link', { name: /^Reply to / }).first()).toBeVisible()
  await expect(
    page.getByRole('img', { name: /^Leads a day: [\d,]+ in all, most in / }),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /^Design/ })).toBeVisible()
  await expect(page.getByText('<b>letter</b>')).toBeVisible()
  await expectAccessibleInEveryViewport(page)
  await page.getByText('As a table').first().click()
  await expect(page.getByRole('rowheader')).not.toHaveCount(0)
  await page.getByRole('link', { name: '12 months' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin?period=12m')
  await expect(page.getByRole('img', { name: /^Leads a month/ })).toBeVisible()
  await expectAccessibleInEveryViewport(page)
})

test('shows onboarding steps on a new site, and all its links work', async ({ page }) => {
  test.slow()
  const site = await startFixtureSite({
    env: { ADMIN_EMAIL: ownerEmail, ADMIN_PASSWORD: ownerPassword },
  })
  try {
    await signInAt(page, site.origin)
    await open(page, `${site.origin}/admin`)
    await expect(page.getByRole('heading', { name: 'Plain Agency is open' })).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Choose who gets lead notifications' }),
    ).toBeVisible()
    await expectAccessibleInEveryViewport(page)
    const links = await page.getByRole('main').getByRole('link').all()
    for (const link of links) {
      const href = new URL((await link.getAttribute('href')) ?? '', site.origin)
      expect((await page.request.get(href.href)).status()).toBe(200)
    }
  } finally {
    await site.stop()
    removeFolder(site.dataDir)
  }
})
