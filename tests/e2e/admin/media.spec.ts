import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { drawing } from '#tests/fixtures/pictures.ts'
import { expect, open, test } from './fixtures.ts'

/** An upload creates a dozen files, which takes a while on a busy machine. */
const UPLOAD_TIMEOUT = { timeout: 45_000 }

/** Each test uploads a different picture: identical files would be stored as one picture. */
let lastHeight = 500

async function jpeg(name: string) {
  lastHeight += 7
  const buffer = await drawing({ width: lastHeight + 300, height: lastHeight })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Uploads a picture and opens its page. */
async function uploadPicture(page: Page, name: string, alt: string) {
  await open(page, '/admin/media/add')
  await page.getByLabel('Choose pictures').setInputFiles(await jpeg(`${name}.jpg`))
  await page.getByLabel('Alt text').fill(alt)
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name, exact: true }).click(UPLOAD_TIMEOUT)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Sets the cover of a sample post; null restores the original. */
function setCover(dataDir: string, src: string | null) {
  const database = new DatabaseSync(join(dataDir, 'wavelength.sqlite'), { timeout: 5_000 })
  const statement = 'update posts set image = ?, version = version + 1 where slug = ?'
  const slug = 'small-type-big-trust'
  database.prepare(statement).run(src ?? `/pictures/posts/${slug}.svg`, slug)
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
  await page.getByLabel('Choose pictures').setInputFiles(await jpeg('Team lunch.jpg'))
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText('Describe the image for people who')).toBeVisible()
  await expect(page.getByLabel('Alt text')).toBeFocused()
  await page.getByLabel('Alt text').fill('Five people at a table')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Added to the library' })).toBeFocused(
    UPLOAD_TIMEOUT,
  )
  await page.getByRole('main').getByRole('link', { name: 'Team lunch' }).click()

  const picture = page.getByRole('img', { name: 'Five people at a table' })
  const currentSource = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(currentSource).toMatch(/\/team-lunch(-\d+)?\.avif$/)
  const firstPath = new URL(await currentSource()).pathname
  const served = await page.request.get(firstPath)
  expect(served.headers()).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })

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

test('several pictures upload one after another, and a rejected one shows why', async ({
  page,
}) => {
  await open(page, '/admin/media/add')
  const complete = await jpeg('Broken.jpg')
  const truncated = { ...complete, buffer: complete.buffer.subarray(0, complete.buffer.length / 2) }
  const logo = { name: 'Logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
  await page
    .getByLabel('Choose pictures')
    .setInputFiles([truncated, logo, await jpeg('Shop front.jpg')])
  await expect(page.getByLabel('Alt text')).toHaveCount(3)
  for (const field of await page.getByLabel('Alt text').all()) await field.fill('A street')
  await expect(page.locator('main button.bg-ink')).toHaveText(['Upload all 3'])
  await page.getByRole('button', { name: 'Upload all 3' }).click()
  const added = page.getByRole('main').getByRole('link', { name: 'Shop front' })
  await expect(added).toBeVisible(UPLOAD_TIMEOUT)
  await expect(page.getByText('This picture is damaged or incomplete.')).toBeVisible()
  await expect(page.getByText('SVG files can contain scripts')).toBeVisible()
  await open(page, '/admin/media?q=shop+FRONT')
  await expect(page.getByRole('main').getByRole('link', { name: 'Shop front' })).toBeVisible()
  await open(page, '/admin/media?q=nothing+like+it')
  await expect(page.getByText('No pictures match')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pictures can be uploaded one at a time', async ({ page }) => {
    await page.goto('/admin/media/add')
    await page.getByLabel('Choose pictures').setInputFiles(await jpeg('Door.jpg'))
    await page.getByRole('button', { name: 'Upload' }).click()
    await expect(
      page.getByRole('alert').getByText('Describe the image for people who'),
    ).toBeVisible()
    await page.getByLabel('Choose pictures').setInputFiles(await jpeg('Door.jpg'))
    await page.getByRole('textbox', { name: 'Alt text' }).fill('A blue door')
    await page.getByRole('button', { name: 'Upload' }).click()
    await expect(page.getByRole('heading', { name: 'Door' })).toBeVisible(UPLOAD_TIMEOUT)
    await expect(page.getByRole('img', { name: 'A blue door' })).toBeVisible()
  })
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a picture is added and described by keyboard alone', async ({ page }) => {
    // Start listening well before the file chooser opens.
    const fileChooser = page.waitForEvent('filechooser')
    await open(page, '/admin/media')
    await page.getByRole('link', { name: 'Add pictures' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Add pictures' })).toBeVisible()
    await page.getByLabel('Choose pictures').focus()
    await page.keyboard.press('Enter')
    await (await fileChooser).setFiles(await jpeg('Desk.jpg'))
    const tabTo = async (label: string) => {
      await page.keyboard.press('Tab')
      await expect(page.getByLabel(label)).toBeFocused()
    }
    await expect(page.getByLabel('Name')).toBeVisible()
    await tabTo('Name')
    await tabTo('Alt text')
    await page.keyboard.type('An empty desk')
    await tabTo('Decorative')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const link = page.getByRole('main').getByRole('link', { name: 'Desk' })
    await expect(link).toBeVisible(UPLOAD_TIMEOUT)
    await link.focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Alt text').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('A desk by the window')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').getByText('Saved.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'A desk by the window' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test('the media screens are accessible in every viewport', async ({ page }) => {
  test.slow()
  await uploadPicture(page, 'Street', 'A street at night')
  await expectAccessibleInEveryViewport(page)
  await open(page, '/admin/media')
  await expectAccessibleInEveryViewport(page)
  await open(page, '/admin/media/add')
  await page.getByLabel('Choose pictures').setInputFiles(await jpeg('Never sent.jpg'))
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expectAccessibleInEveryViewport(page)
})
