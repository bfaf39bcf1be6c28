import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { drawing } from '#tests/fixtures/pictures.ts'
import { expect, open, test } from './fixtures.ts'

/** A picture is processed in a process of its own, which takes a while on a busy machine. */
const UPLOAD_TIMEOUT = { timeout: 45_000 }

/** Each test uploads a different picture: identical files would be stored as one picture. */
let lastHeight = 200

async function jpeg(name: string) {
  lastHeight += 7
  const buffer = await drawing({ width: lastHeight + 300, height: lastHeight })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Uploads a picture, opens its page and describes it there. */
async function uploadPicture(page: Page, name: string, alt: string) {
  await open(page, '/admin/media/add')
  await page.getByLabel('Pictures', { exact: true }).setInputFiles(await jpeg(`${name}.jpg`))
  await page.getByRole('main').getByRole('link', { name, exact: true }).click(UPLOAD_TIMEOUT)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await page.getByLabel('Alt text').fill(alt)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').getByText('Saved.')).toBeVisible()
}

/** Sets the cover of a sample post; null restores the original. */
function setCover(dataDir: string, src: string | null) {
  const database = new DatabaseSync(join(dataDir, 'wavelength.sqlite'), { timeout: 5_000 })
  const cover = src ?? '/fixture/wide.svg'
  const post = "(select id from posts where slug = 'post-two')"
  const revision = `(select published_id from content_documents where key = 'post:' || ${post})`
  const body = `json_set(body, '$.cover.url', ?)`
  database
    .prepare(`update content_revisions set body = ${body}, saved_at = ? where id = ${revision}`)
    .run(cover, new Date().toISOString())
  database.prepare(`update posts set image = ? where id = ${post}`).run(cover)
  database.close()
}

// Browsers log failed requests to the console.
test.use({ expectedMessages: ['409 (Conflict)', '422 (Unprocessable Entity)'] })

test('a picture is added with alt text, and can be deleted once it is no longer used', {
  tag: '@large-store',
}, async ({ page, site }) => {
  test.slow()
  await open(page, '/admin/media')
  await page.getByRole('link', { name: 'Add pictures' }).click()
  await expect(page.getByRole('heading', { name: 'Add pictures' })).toBeVisible()
  await uploadPicture(page, 'Team lunch', 'Five people at a table')

  const picture = page.getByRole('img', { name: 'Five people at a table' })
  const currentSource = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(currentSource).toMatch(/\/team-lunch(-\d+)?\.avif$/)
  const firstPath = new URL(await currentSource()).pathname
  const serve = async () => (await page.request.get(firstPath)).headers()
  // Until this size is made, the smallest is served.
  await expect.poll(async () => (await serve())['content-type'], UPLOAD_TIMEOUT).toBe('image/avif')
  expect(await serve()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })

  await page.getByRole('slider', { name: 'From left to right' }).press('Home')
  await page.getByRole('button', { name: 'Save focus' }).click()
  await expect(page.getByRole('status').getByText('Focus saved.')).toBeVisible()
  await expect(picture).toHaveClass(/crop-x-0 crop-y-50/)
  await expect(picture).toHaveCSS('object-position', '0% 50%')
  const focus = page.locator('section').filter({ hasText: 'Click what must stay' })
  await focus
    .locator('img')
    .first()
    .click({ position: { x: 5, y: 1 } })
  await expect(page.getByRole('slider', { name: 'From top to bottom' })).toHaveValue('0')
  await page.getByRole('button', { name: 'Remove focus' }).click()
  await expect(page.getByRole('status').getByText('Focus removed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove focus' })).toHaveCount(0)

  await page.getByLabel('New file').setInputFiles(await jpeg('better.jpg'))
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect(page.getByRole('status').getByText('Replaced.')).toBeVisible(UPLOAD_TIMEOUT)
  await expect.poll(currentSource).not.toContain(firstPath)
  const afterReplacing = await page.request.get(firstPath)
  expect([afterReplacing.status(), new URL(afterReplacing.url()).pathname]).not.toEqual([
    200,
    firstPath,
  ])

  const markdown = await page.getByLabel('Markdown for a post').inputValue()
  const [, src = ''] = /\]\((.*)\)$/.exec(markdown) ?? []
  setCover(site.dataDir, src)
  await page.getByRole('button', { name: 'Delete picture' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alert').getByText('This picture is in use')).toBeVisible()
  const usages = page.getByRole('list').filter({ has: page.getByText(/^The post “/) })
  await expect(usages.getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Delete picture' })).toHaveCount(0)

  setCover(site.dataDir, null)
  await page.reload()
  await page.getByRole('button', { name: 'Delete picture' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Media' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Team lunch' })).toHaveCount(0)
  expect((await page.request.get(src)).status()).toBe(404)
})

test('of several pictures each is added or says why not, and the rest are described one after another', async ({
  page,
}) => {
  await open(page, '/admin/media/add')
  const complete = await jpeg('Broken.jpg')
  const truncated = { ...complete, buffer: complete.buffer.subarray(0, complete.buffer.length / 2) }
  const logo = { name: 'Logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
  await page
    .getByLabel('Pictures', { exact: true })
    .setInputFiles([truncated, logo, await jpeg('Shop front.jpg'), await jpeg('Shop back.jpg')])
  await expect(page.getByText('2 of 4 added, 2 not added')).toBeVisible(UPLOAD_TIMEOUT)
  await expect(page.getByText('This picture is damaged or incomplete.')).toBeVisible()
  await expect(page.getByText('no shapes that can be shown')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Logo.svg' }).click()
  await expect(page.getByText('2 of 3 added, 1 not added')).toBeVisible()
  await page.getByRole('link', { name: 'Add alt texts to 2 pictures' }).click()
  // Other tests leave pictures without alt text too.
  const left = page.getByRole('status').getByText('without alt text')
  const count = Number.parseInt(String(await left.textContent()), 10)
  await expect(page.getByLabel('Alt text')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Describe the image for people who')).toBeVisible()
  await page.getByLabel('Alt text').fill('A street')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${count - 1} without alt text`)).toBeVisible()
  await expect(page.getByLabel('Alt text')).toBeFocused()
  await expectAccessibleInEveryViewport(page)
  for (let skipped = 1; skipped < count; skipped++) {
    const name = await page.getByRole('main').getByRole('img').getAttribute('alt')
    await page.getByRole('link', { name: 'Skip', exact: true }).click()
    await expect(page.getByRole('img', { name: String(name), exact: true })).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'those you skipped' }).click()
  for (let described = 1; described < count; described++) {
    await page.getByLabel('Decorative').check()
    await page.getByRole('button', { name: 'Save and go on' }).click()
    if (described < count - 1) {
      await expect(page.getByText(`${count - 1 - described} without alt text`)).toBeVisible()
    }
  }
  await expect(page.getByText('Every picture has its alt text.')).toBeVisible()

  await open(page, '/admin/media?q=shop+FRONT')
  await expect(page.getByRole('main').getByRole('link', { name: 'Shop front' })).toBeVisible()
  await open(page, '/admin/media?q=nothing+like+it')
  await expect(page.getByText('No pictures match')).toBeVisible()
})

test('pictures dropped on the library are added', async ({ page }) => {
  await open(page, '/admin/media')
  const { name, mimeType, buffer } = await jpeg('Dropped.jpg')
  const dropped = await page.evaluateHandle(
    ([text, file, type]) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], file, { type }))
      return transfer
    },
    [buffer.toString('base64'), name, mimeType] as const,
  )
  await page
    .getByRole('heading', { name: 'Media' })
    .dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByText('1 of 1 added')).toBeVisible(UPLOAD_TIMEOUT)
  await expect(page.getByRole('link', { name: /Dropped.*No alt text yet/ })).toBeVisible()
})

test('a sample picture is found, and copied to change it', async ({ page }) => {
  await open(page, '/admin/media?show=samples&q=film')
  await page.getByRole('link', { name: /film/ }).first().click()
  await expect(page.getByRole('button', { name: 'Delete picture' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Copy to your pictures' }).click()
  await expect(page.getByRole('heading', { name: 'film' })).toBeVisible(UPLOAD_TIMEOUT)
  await expect(page.getByRole('button', { name: 'Delete picture' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pictures can be uploaded one at a time', async ({ page }) => {
    await page.goto('/admin/media/add')
    await page.getByLabel('Pictures', { exact: true }).setInputFiles(await jpeg('Door.jpg'))
    await page.getByRole('textbox', { name: 'Alt text' }).fill('A blue door')
    await page.getByRole('button', { name: 'Upload' }).click()
    await expect(page.getByRole('heading', { name: 'Door' })).toBeVisible(UPLOAD_TIMEOUT)
    await expect(page.getByRole('img', { name: 'A blue door' })).toBeVisible()
  })
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a picture is added, described and deleted by keyboard alone', async ({ page }) => {
    // Start listening well before the file chooser opens.
    const fileChooser = page.waitForEvent('filechooser')
    await open(page, '/admin/media')
    await page.getByRole('link', { name: 'Add pictures' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Add pictures' })).toBeVisible()
    await page.getByLabel('Pictures', { exact: true }).focus()
    await page.keyboard.press('Enter')
    await (await fileChooser).setFiles(await jpeg('Desk.jpg'))
    const link = page.getByRole('main').getByRole('link', { name: 'Desk' })
    await expect(link).toBeVisible(UPLOAD_TIMEOUT)
    await link.focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Alt text').focus()
    await page.keyboard.type('A desk by the window')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').getByText('Saved.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'A desk by the window' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await open(page, '/admin/media?q=desk')
    await page.getByRole('checkbox', { name: 'Select Desk' }).press('Space')
    await page.getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Delete 1 picture?')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(page.getByText('“Desk” was deleted.')).toBeVisible()
  })
})

test('the media screens are accessible in every viewport', async ({ page }) => {
  test.slow()
  await uploadPicture(page, 'Street', 'A street at night')
  await expectAccessibleInEveryViewport(page)
  await open(page, '/admin/media')
  await expectAccessibleInEveryViewport(page)
  await open(page, '/admin/media/add')
  await page
    .getByLabel('Pictures', { exact: true })
    .setInputFiles({ name: 'Never.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText('no shapes that can be shown')).toBeVisible()
  await expectAccessibleInEveryViewport(page)
})
