import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { expect, open, test } from './fixtures.ts'

// Invalid forms are answered with 422.
test.use({ expectedMessages: ['status of 422'] })

/** Email addresses that no other test uses. */
function uniqueAddresses(...names: string[]) {
  const suffix = randomUUID().slice(0, 8)
  return names.map((name) => `${name}-${suffix}@example.com`)
}

test('imports a list after a preview, and never resubscribes anyone who unsubscribed', {
  tag: '@large-store',
}, async ({ page }) => {
  test.slow()
  const [ann = '', bob = '', late = ''] = uniqueAddresses('ann', 'bob', 'late')
  await open(page, '/admin/newsletter/add')
  const content = `email;name;consent_at\r\n${ann};Ann;2024-05-01\r\n${bob};<b>Bob</b>;\r\nnobody;;\r\n`
  await page.getByLabel('CSV file').setInputFiles({
    name: 'list <b>.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  })
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: 'In list <b>.csv' })).toBeFocused()
  await expect(page.getByText(`New: ${ann}, ${bob}`)).toBeVisible()
  await expect(page.getByRole('row', { name: '4 nobody Invalid email address' })).toBeVisible()
  await expectAccessibleInEveryViewport(page)
  await page.getByRole('button', { name: 'Import 2' }).click()
  await expect(page.getByLabel('Where did they agree?')).toHaveAccessibleDescription(
    /Enter where these people agreed/,
  )
  await page.getByLabel('Where did they agree?').fill('Sign-up sheet, 2024')
  await page.getByRole('button', { name: 'Import 2' }).click()
  await expect(page.getByText('2 addresses imported.')).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Newsletter' }).click()
  await page.getByLabel('Email contains').fill(ann)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  const row = page.getByRole('row', { name: ann })
  await expect(row).toContainText('Unconfirmed')
  await row.locator('summary').click()
  await expect(row).toContainText('“Sign-up sheet, 2024”')
  await row.getByRole('button', { name: `Unsubscribe ${ann}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(row).toContainText('Unsubscribed')
  await expectAccessibleInEveryViewport(page)

  await open(page, '/admin/newsletter/add')
  await page.getByLabel('Email').fill(ann)
  await page.getByLabel('How did they sign up?').fill('By phone')
  await page.getByRole('button', { name: 'Add and send confirmation' }).click()
  await expect(page.getByText('Only its owner can subscribe again').first()).toBeVisible()
  await page.getByLabel('Email').fill(late)
  await page.getByRole('button', { name: 'Add and send confirmation' }).click()
  await expect(page.getByText(`${late} is saved.`)).toBeVisible()
})

test('can be used with the keyboard alone, and exports the filtered list', {
  tag: '@large-store',
}, async ({ page }) => {
  const [email = ''] = uniqueAddresses('key')
  await page.request.post('/api/newsletter/subscribe', { data: { email } })
  await open(page, '/admin/newsletter')
  await page.getByLabel('Email contains').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row', { name: email })).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).focus()
  await page.keyboard.press('Enter')
  const saved = await readFile(await (await saving).path(), 'utf8')
  expect(saved.split('\r\n')[1]).toContain(`${email},pending,`)
  await page.getByRole('button', { name: `Erase ${email}` }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  // The dialog is inside a table row, whose styles for text and buttons must not apply to it.
  await expect(dialog.getByRole('heading')).toHaveCSS('text-align', 'left')
  const erase = dialog.getByRole('button', { name: 'Erase', exact: true })
  const colour = await erase.evaluate((button) => getComputedStyle(button).color)
  await expect(erase).toHaveCSS('border-color', colour)
  await erase.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: email })).toHaveCount(0)
})
