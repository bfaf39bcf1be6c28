import { expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { expect, open, test } from './fixtures.ts'

// Browsers log a form that is refused.
test.use({ expectedMessages: ['status of 422'] })

test('the owner sees what is left before the site goes live, and does it', async ({ page }) => {
  await open(page, '/admin')
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Settings' })
    .press('Enter')
  await expectAccessibleInEveryViewport(page)
  await page.getByRole('main').getByRole('link', { name: 'Go live' }).press('Enter')
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(row('Public address')).toContainText('SITE_URL is not set')
  // Neither the DNS nor a mail server is asked for the example addresses of the fixture site.
  await expect(row('SPF')).toContainText('reserved for examples')
  await expect(page.getByRole('status').filter({ hasText: 'to do' })).toBeVisible()
  await expectAccessibleInEveryViewport(page)

  await row('DKIM').getByLabel('Selector').fill('not a selector')
  await row('DKIM').getByRole('button', { name: 'Look there' }).press('Enter')
  await expect(row('DKIM').getByLabel('Selector')).toBeFocused()
  await expect(row('DKIM')).toContainText('Enter only the word before “._domainkey”')
  await row('DKIM').getByLabel('Selector').fill('pm2026')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The DKIM key is looked up at “pm2026”.')).toBeFocused()

  await page.request.post('/api/inquiries', {
    multipart: { name: 'Tea', email: 'tea@example.com', details: 'A shop for tea.' },
  })
  await page.getByRole('button', { name: 'Check again' }).press('Enter')
  await expect(row('Contact form')).toContainText('nobody is notified')
  await row('Contact form').getByRole('link', { name: 'Open Settings' }).press('Enter')
  await expect(page.getByRole('group', { name: 'Lead notifications' })).toBeFocused()
})

test('a record of the DNS is copied as it must be set', async ({ page }) => {
  const value = 'v=DMARC1; p=quarantine; rua=mailto:dmarc@agency.test'
  const record = { host: '_dmarc.agency.test', kind: 'TXT', value }
  await page.route('**/admin/actions/goLive.lookUp', (route) =>
    route.fulfill({
      json: { ok: true, value: [{ id: 'dmarc', state: 'todo', found: 'There is none.', record }] },
    }),
  )
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/admin/go-live')
  await expect(page.getByLabel('Host of the TXT record')).toHaveValue(record.host)
  await expectAccessibleInEveryViewport(page)
  await page.getByRole('button', { name: 'Copy' }).last().press('Enter')
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value)
})
