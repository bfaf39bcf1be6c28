import { expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { packZip } from '#tests/fixtures/pack-zip.ts'
import { drawing } from '#tests/fixtures/pictures.ts'
import { expect, open, test } from './fixtures.ts'

test.use({ expectedMessages: ['status of 422'] })

test('an owner looks at an export, imports it, and takes it back', async ({ page }) => {
  const picture = await drawing({ width: 60, height: 40 }).png().toBuffer()
  const buffer = await packZip({
    'posts/2024-03-02-kept-door.md':
      '---\ntitle: A door we kept\naliases: [/old/door]\n---\nIt was green.\n\n![The door](door.png)',
    'posts/door.png': picture,
  })
  await open(page, '/admin/blog')
  await page.getByRole('button', { name: 'Actions: Blog' }).press('Enter')
  await page.getByRole('main').getByRole('link', { name: 'Import' }).press('Enter')
  const file = page.getByLabel('File', { exact: true })
  await file.setInputFiles({ name: 'posts.exe', mimeType: 'text/plain', buffer })
  await page.getByRole('button', { name: 'Upload' }).press('Enter')
  await expect(file).toBeFocused()
  await expect(page.getByText('Choose an .xml file of WordPress').first()).toBeVisible()
  await file.setInputFiles({ name: 'posts.zip', mimeType: 'application/zip', buffer })
  await page.getByRole('button', { name: 'Upload' }).press('Enter')

  // The screen follows the server by itself.
  const start = page.getByRole('button', { name: 'Import 1 post' })
  await expect(start).toBeVisible()
  await expect(page.getByRole('main')).toContainText('1: 1 published')
  await expect(page.getByRole('main')).toContainText('A door we kept')
  await expectAccessibleInEveryViewport(page)
  await start.press('Enter')
  await expect(page.getByText('Imported', { exact: true })).toBeVisible()
  const answer = await page.request.get('/old/door', { maxRedirects: 0 })
  expect(answer.headers().location).toBe('/blog/kept-door')
  expect(await (await page.request.get('/blog/kept-door')).text()).toContain('alt="The door"')

  await page.getByRole('button', { name: 'Undo the import' }).press('Enter')
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  expect((await page.request.get('/blog/kept-door')).status()).toBe(404)
})
