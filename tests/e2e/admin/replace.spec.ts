import { expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { expect, open, test } from './fixtures.ts'

test('a text is replaced wherever it is written, by keyboard alone, and published', async ({
  page,
}) => {
  await open(page, '/admin/content')
  await page.getByRole('button', { name: 'Actions: Content' }).press('Enter')
  await page.getByRole('link', { name: 'Replace text' }).press('Enter')
  await page.getByLabel('Find', { exact: true }).fill('An opening with type alone')
  await page.keyboard.press('Tab')
  await page.keyboard.type('An opening with words alone')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 text in 1 document').first()).toBeVisible()
  await expect(page.locator('del')).toHaveText('type')
  await expect(page.locator('ins')).toHaveText('words')
  await expectAccessibleInEveryViewport(page)
  await page.getByRole('button', { name: 'Replace in selected documents' }).press('Enter')
  await expect(page.getByText('1 draft has “An opening with words alone” in it.')).toBeVisible()
  expect(await (await page.request.get('/opening-type')).text()).toContain('with type alone')
  await page.getByRole('button', { name: 'Publish it' }).press('Enter')
  await expect(page.getByText('No document has this text.')).toBeVisible()
  expect(await (await page.request.get('/opening-type')).text()).toContain('with words alone')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a text that nothing has is answered with a sentence', async ({ page }) => {
    await page.goto('/admin/content/replace?find=Never-typed&to=Nor-this')
    await expect(page.getByText('No document has this text.')).toBeVisible()
    await expect(page.getByLabel('Replace with')).toHaveValue('Nor-this')
  })
})
