import { randomUUID } from 'node:crypto'
import { expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { expect, open, test } from './fixtures.ts'

// Invalid forms are answered with 422.
test.use({ expectedMessages: ['status of 422'] })

test('finds, exports and erases all data of a person', { tag: '@large-store' }, async ({
  page,
}) => {
  test.slow()
  const address = `mallory-${randomUUID().slice(0, 8)}@example.com`
  const form = {
    name: '<img src=x onerror=alert(1)>',
    email: address,
    details: '=cmd|x',
    website: '',
    fill_time: '42000',
    file: { name: 'plan <b>.txt', mimeType: 'text/plain', buffer: Buffer.from('A plan.') },
  }
  expect((await page.request.post('/api/inquiries', { multipart: form })).status()).toBe(201)
  await open(page, '/admin/privacy')
  await page.getByLabel('Email address').fill(address.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 lead, 1 file')).toBeVisible()
  await expect(page.getByRole('heading', { name: address })).toBeFocused()
  await expect(page.getByText('by <img src=x onerror=alert(1)>, new')).toBeVisible()
  await expectAccessibleInEveryViewport(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as ZIP' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^data-of-.*\.zip$/)
  await page.getByRole('button', { name: 'Erase all data' }).click()
  await expect(page.getByText('Type the address exactly as shown above.')).toBeVisible()
  await page.getByLabel('To erase, type').fill(address)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Erased: 1 lead, 1 file/)).toBeFocused()
  await open(page, `/admin/privacy?address=${encodeURIComponent(address)}`)
  await expect(page.getByText(`No data is stored for ${address}.`)).toBeVisible()
  await open(page, '/admin/audit?topic=privacy')
  await expect(page.getByText(/Erased all data of an email address: 1 lead/).first()).toBeVisible()
  await expect(page.getByText(address)).toHaveCount(0)
  await expectAccessibleInEveryViewport(page)
})

test('previews what a retention period would erase before it is saved', async ({ page }) => {
  await open(page, '/admin/privacy')
  await page.getByLabel('Applications and their résumés').fill('3')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Enter a whole number of days').first()).toBeVisible()
  await page.getByLabel('Applications and their résumés').fill('36500')
  await page.getByLabel('Spam of any form').fill('')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Nothing would be erased. Nothing is saved yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. Older leads are erased once a day.')).toBeVisible()
  await open(page, '/admin/privacy')
  await expect(page.getByLabel('Applications and their résumés')).toHaveValue('36500')
  await page.getByLabel('Applications and their résumés').fill('')
  await page.getByLabel('Spam of any form').fill('30')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. Older leads are erased once a day.')).toBeVisible()
})
