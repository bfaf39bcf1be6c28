import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { test as base, expect, open } from './fixtures.ts'

type Receiver = { url: string; calls: string[]; status: number }

/** A browser test with a local webhook receiver. */
const test = base.extend<{ receiver: Receiver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  receiver: async ({}, use) => {
    const receiver: Receiver = { url: '', calls: [], status: 204 }
    const server = createServer((request, response) => {
      receiver.calls.push(String(request.headers['webhook-id']))
      response.writeHead(receiver.status).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
    await use(receiver)
    server.closeAllConnections()
    server.close()
  },
})

async function addWebhook(page: Page, url: string) {
  await open(page, '/admin/webhooks')
  await page.getByLabel('URL').fill(url)
  await page.getByLabel('A visitor sent an inquiry').check()
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.getByRole('group', { name: 'Copy the signing secret now' })).toBeVisible()
}

test('a webhook is added, tested, retried and removed', async ({ page, receiver, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await addWebhook(page, receiver.url)
  const secret = await page.getByText(/^whsec_/).textContent()
  await page.getByRole('button', { name: 'Copy secret' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)

  await page.getByRole('link', { name: receiver.url }).click()
  await expect(page.getByText(String(secret))).toHaveCount(0)
  receiver.status = 404
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText('The receiver answered with 404.')).toBeVisible()
  receiver.status = 200
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'ping' })).toContainText('Sent')
  expect(receiver.calls).toHaveLength(2)
  expect(new Set(receiver.calls).size).toBe(1)

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete webhook' }).click()
  await expect(page.getByRole('heading', { name: 'Webhooks' })).toBeVisible()
  await expect(page.getByRole('link', { name: receiver.url })).toHaveCount(0)
})

test.describe('an invalid URL', () => {
  test.use({ expectedMessages: ['422'] })

  test('is rejected with an error at its field, and keeps what was typed', async ({ page }) => {
    await open(page, '/admin/webhooks')
    await page.getByLabel('URL').fill('http://10.0.0.7/hook')
    await page.getByLabel('Someone applied for a job').check()
    await page.getByRole('button', { name: 'Add webhook' }).click()
    await expect(page.getByLabel('URL')).toBeFocused()
    await expect(page.getByLabel('URL')).toHaveAccessibleDescription(/private network/)
    await expect(page.getByText('private network')).toHaveCount(1)
    await expect(page.getByLabel('URL')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('URL')).toHaveValue('http://10.0.0.7/hook')
  })
})

test('the screens are accessible in every viewport', async ({ page, receiver }) => {
  test.slow()
  await addWebhook(page, receiver.url)
  await expectAccessibleInEveryViewport(page)
  await page.getByRole('link', { name: receiver.url }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'ping' })).toContainText('Sent')
  await expectAccessibleInEveryViewport(page)
})
