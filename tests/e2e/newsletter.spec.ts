import type { Locator, Page } from '@playwright/test'
import { removeFolder } from '#tests/fixtures/site.ts'
import { startSmtp } from '#tests/fixtures/smtp.ts'
import { readStored } from '#tests/fixtures/stored.ts'
import { expect, holdRequest, mounted, open, startFixtureSite, test } from './fixtures.ts'

const success = 'Successfully subscribed to our newsletter!'

/** Types an address and waits for the form's code, which is loaded on first use; until then it posts natively. */
async function typeAddress(page: Page, field: Locator, address: string) {
  await field.fill(address)
  await mounted(page, field)
}

test('subscribes from the footer, shows a green message and clears the field', async ({ page }) => {
  await open(page, '/about')
  const footer = page.getByRole('contentinfo')
  const field = footer.getByLabel('Your email address')
  await typeAddress(page, field, 'reader@example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  const message = footer.getByRole('status')
  await expect(message).toHaveText(success)
  await expect(message).toHaveClass(/text-well/)
  await expect(field).toHaveValue('')
  await field.fill('Reader@Example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(message).toHaveText(success)
})

test('subscribes from the blog', async ({ page }) => {
  await open(page, '/blog')
  const box = page.getByRole('complementary', { name: 'Letters' })
  await typeAddress(page, box.getByLabel('Your email address'), 'blog-reader@example.com')
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box.getByRole('status')).toHaveText(success)
})

test('posts natively while its code is loading', async ({ page }) => {
  const release = await holdRequest(page, '**/assets/newsletter-client-*.js')
  await open(page, '/blog')
  const box = page.getByRole('complementary', { name: 'Letters' })
  await box.getByLabel('Your email address').fill('hasty@example.com')
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/newsletter')
  release()
  await expect(page.getByRole('main')).toContainText(success)
})

test.describe('if the server fails', () => {
  test.use({ expectedMessages: ['Failed to load resource'] })

  test('explains what to do and keeps the address', async ({ page }) => {
    await open(page, '/about')
    const footer = page.getByRole('contentinfo')
    const field = footer.getByLabel('Your email address')
    await typeAddress(page, field, 'reader@example.com')
    await page.route('**/api/newsletter/subscribe', (route) => route.abort())
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(footer.getByRole('status')).toHaveText(
      'Network error. Please check your connection and try again.',
    )
    await page.unroute('**/api/newsletter/subscribe')
    await page.route('**/api/newsletter/subscribe', (route) =>
      route.fulfill({ status: 500, body: 'oops' }),
    )
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(footer.getByRole('status')).toHaveText('Failed to subscribe. Please try again.')
    await expect(footer.getByRole('status')).toHaveClass(/text-alarm/)
    await expect(field).toHaveValue('reader@example.com')
    await field.fill('reader@example.org')
    await expect(footer.getByRole('status')).toHaveText('')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the same message on a separate page', async ({ page }) => {
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel('Your email address').fill('plain@example.com')
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('main')).toContainText(success)
  })
})

test('tells visitors without JavaScript when to retry after too many requests', async () => {
  const site = await startFixtureSite()
  const send = () =>
    fetch(`${site.origin}/newsletter`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'often@example.com' }),
    })
  for (let sent = 0; sent < 20; sent++) expect((await send()).status).toBe(200)
  const rejected = await send()
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await rejected.text()).toContain('often@example.com')
  await site.stop()
  await removeFolder(site.dataDir)
})

test.describe('with a mail server', () => {
  test.use({ expectedMessages: ['410 (Gone)'] })

  test('asks for confirmation by email, and only a button press confirms or unsubscribes', async ({
    page,
  }) => {
    const cleanups: (() => Promise<unknown>)[] = []
    const smtp = await startSmtp((stop) => cleanups.push(stop))
    const env = { SMTP_URL: smtp.url, SITE_URL: 'https://wavelength.example' }
    const site = await startFixtureSite({ env })
    cleanups.unshift(() => site.stop())
    const states = () =>
      readStored(site.dataDir).subscriberStates.map(({ state }) => state as string)
    const linkOf = async (count: number) => {
      await expect.poll(() => smtp.received.length).toBe(count)
      const [link = ''] = /https:\S+\?key=\S+/.exec(smtp.received.at(-1)?.text ?? '') ?? []
      return link.replace('https://wavelength.example', site.origin)
    }
    try {
      await page.goto(`${site.origin}/newsletter`)
      await page.getByRole('main').getByLabel('Your email address').fill('ann@example.com')
      await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
      const confirm = await linkOf(1)
      await open(page, confirm)
      expect(states()).toEqual(['pending'])
      await page.getByRole('button', { name: 'Confirm my address' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeFocused()
      expect(states()).toEqual(['confirmed'])
      await open(page, confirm)
      await page.getByRole('button', { name: 'Confirm my address' }).click()
      await expect(page.getByRole('alert')).toContainText('This link no longer works')
      const unsubscribe = await linkOf(2)
      await open(page, unsubscribe)
      expect(states()).toEqual(['confirmed'])
      await page.getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Done.' })).toBeVisible()
      expect(states()).toEqual(['unsubscribed'])
    } finally {
      for (const cleanup of cleanups) await cleanup()
      removeFolder(site.dataDir)
    }
  })
})
