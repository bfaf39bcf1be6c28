import type { Page } from '@playwright/test'
import { expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { expect, open, test } from './fixtures.ts'

// The init script that skips the splash also runs in the sandboxed iframe, where storage is blocked.
test.use({ expectedMessages: ["lacks the 'allow-same-origin' flag"] })

/** Sends an inquiry. Without a mail server, its emails are put on hold. */
async function sendInquiry(page: Page, name: string) {
  const response = await page.request.post('/api/inquiries', {
    multipart: {
      name,
      email: `${name.toLowerCase()}@example.com`,
      details: `A shop for tea. <img src=x onerror=alert(1)> ${name}`,
    },
  })
  expect(response.status()).toBe(201)
}

/** Opens the emails to an address once they are on hold. */
async function openEmailsOnHold(page: Page, address: string) {
  await expect(async () => {
    await open(page, `/admin/mail?q=${address}`)
    await expect(page.getByRole('row', { name: /on hold/i })).toBeVisible({ timeout: 500 })
  }).toPass()
}

test('emails on hold can be found and read, as text and as HTML', {
  tag: '@large-store',
}, async ({ page }) => {
  await sendInquiry(page, 'Farida')
  await openEmailsOnHold(page, 'farida@')
  await open(page, '/admin/mail')
  await expect(
    page.getByText(/No mail server is set up: .* on hold and go(es)? out once/),
  ).toBeVisible()
  await page.getByLabel('Recipient').fill('farida@')
  await expect(page).toHaveURL(/q=farida/)
  // The URL changes before the list.
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: 'Confirmation to a visitor' }).click()
  await expect(page.getByRole('heading', { name: /^Your inquiry has come/ })).toBeVisible()
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toHaveCount(0)
  await expect(page.getByText(/^<lead-to-visitor\..+@.+>$/)).toBeVisible()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'Hello, Farida' })).toBeVisible()
  expect(await frame.locator('img, script').count()).toBe(0)
})

test('the system status shows what works and what needs setting up', async ({ page }) => {
  await open(page, '/admin/mail/automatic')
  await expectAccessibleInEveryViewport(page, { except: ['iframe'] })
  await open(page, '/admin/system')
  const row = (name: string) => page.getByRole('row', { name })
  await expect(row('Mail server To do')).toContainText('No mail server is set')
  await expect(row('Data folder Fine')).toContainText('is writable')
  await expect(row('DMARC')).toContainText('is reserved for examples')
  await expect(page.getByText(/^Server time: .+ \(Asia\/Kolkata\)\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Back up now' }).press('Enter')
  // The site also makes one soon after its start.
  await expect(page.getByText(/backup has started|being made already/)).toBeFocused()
  await expect(async () => {
    await page.reload()
    await expect(row('Backup Fine')).toContainText(
      /Made and proven on \w+ \d+, \d{4}, \d+:\d\d\s[AP]M, .* [kM]B\./,
      { timeout: 1_000 },
    )
  }).toPass()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download wavelength-' }).last().press('Enter')
  expect((await downloading).suggestedFilename()).toMatch(/^wavelength-20.*Z\.tar$/)
  await expectAccessibleInEveryViewport(page)
})

test('emails can be filtered by status and opened with the keyboard alone', async ({ page }) => {
  await sendInquiry(page, 'Keyboard')
  await openEmailsOnHold(page, 'keyboard@')
  await page.getByRole('link', { name: 'All', exact: true }).focus()
  for (let times = 0; times < 5; times++) await page.keyboard.press('Tab')
  const onHold = page.getByRole('link', { name: /^On hold/ })
  await expect(onHold).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(onHold).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByLabel('Type').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Plain text' })).toBeVisible()
})

test('mail and the system status are accessible in every viewport', {
  tag: '@large-store',
}, async ({ page }) => {
  test.slow()
  await sendInquiry(page, 'Axel')
  await open(page, '/admin/mail')
  await expectAccessibleInEveryViewport(page)
  await page.getByRole('link', { name: 'Confirmation to a visitor' }).first().click()
  await expect(page.getByRole('heading', { name: 'Plain text' })).toBeVisible()
  await expectAccessibleInEveryViewport(page, { except: ['iframe'] })
  await open(page, '/admin/system')
  await expectAccessibleInEveryViewport(page)
})
