import { expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { ownerPassword } from '#tests/fixtures/owner.ts'
import { expect, open, test } from './fixtures.ts'

test.use({ expectedMessages: ['status of 422'] })

test('a person makes a token, uses it and revokes it', async ({ page, playwright, baseURL }) => {
  await open(page, '/admin/account')
  await page.getByRole('link', { name: 'Manage access tokens' }).click()
  await expect(page.getByRole('heading', { name: 'Make a token' })).toBeVisible()
  await page.getByLabel('Name').fill('Laptop')
  await page.getByRole('radio', { name: 'Read and draft' }).check()
  await page.getByLabel('Your password').fill('not my password')
  await page.getByRole('button', { name: 'Make token' }).click()
  await expect(page.getByText('This is not your current password.').first()).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Laptop')
  await page.getByLabel('Your password').fill(ownerPassword)
  await page.getByRole('button', { name: 'Make token' }).click()
  await expect(page.getByText('Copy the token now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy token' })).toBeFocused()
  const config = page.getByLabel('An assistant, by MCP')
  await expect(config).toContainText('/admin/mcp')
  const { mcpServers } = JSON.parse((await config.textContent()) ?? '')
  const [{ headers }] = Object.values(mcpServers) as [{ headers: Record<string, string> }]
  await expectAccessibleInEveryViewport(page)

  const program = await playwright.request.newContext({ baseURL, extraHTTPHeaders: headers })
  const find = () => program.get('/api/team/find', { params: { words: 'contact' } })
  expect((await find()).status()).toBe(200)
  await open(page, '/admin/accounts')
  await expect(page.getByRole('row', { name: /Laptop.*Read and draft/ })).toBeVisible()
  await expectAccessibleInEveryViewport(page)
  await page.getByRole('button', { name: /^Revoke “Laptop”/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click()
  await expect(page.getByText('“Laptop” no longer works.')).toBeVisible()
  expect((await find()).status()).toBe(401)
  await program.dispose()
})

test('a token is made and revoked without JavaScript', async ({ page, browser, baseURL }) => {
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, storageState })
  const plain = await context.newPage()
  await plain.goto('/admin/account/tokens')
  await plain.getByLabel('Name').fill('Terminal')
  await plain.getByLabel('Your password').fill(ownerPassword)
  await plain.getByRole('button', { name: 'Make token' }).click()
  await expect(plain.getByText('Copy the token now.')).toBeVisible()
  await expect(plain.getByRole('row', { name: /Terminal/ })).toBeVisible()
  await plain.getByRole('button', { name: 'Revoke “Terminal”' }).click()
  await plain.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click()
  await expect(plain.getByRole('row', { name: /Terminal/ })).toHaveCount(0)
  await context.close()
})
