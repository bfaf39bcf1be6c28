import type { Page } from '@playwright/test'
import { expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { holdRequest } from '#tests/e2e/fixtures.ts'
import { choose, expect, open, test } from './fixtures.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

/** Starts a draft; ends in its editor. */
async function startPost(page: Page, title: string) {
  await open(page, '/admin/blog')
  await page.getByRole('link', { name: 'New post' }).click()
  await field(page, 'Title').fill(title)
  await button(page, 'Create post').click()
  await expect(page.getByText('Post created successfully', { exact: true })).toBeVisible()
  await expect(field(page, 'Content')).toBeEditable()
}

/** Starts a draft and fills in the required fields, and those in `more`. */
async function writePost(page: Page, title: string, more: Record<string, string> = {}) {
  await startPost(page, title)
  await field(page, 'Excerpt').fill('What it is about, in a line.')
  await field(page, 'Content').fill('Some words of it.')
  for (const [name, value] of Object.entries(more)) await field(page, name).fill(value)
}

async function publish(page: Page) {
  await button(page, 'Publish').click()
  // The first post that a server publishes starts its Markdown threads.
  await expect(page.getByText('Post updated successfully')).toBeVisible({ timeout: 20_000 })
}

async function saveDraft(page: Page) {
  await button(page, 'Save draft').click()
  await expect(page.getByText(/^Draft saved at/)).toBeVisible()
}

async function openPost(page: Page, title: string) {
  await open(page, `/admin/blog?q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(field(page, 'Title')).toHaveValue(title)
}

async function deletePost(page: Page, title: string) {
  await open(page, `/admin/blog?q=${encodeURIComponent(title)}`)
  await choose(page, title, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Post deleted successfully')).toBeVisible()
}

// Browsers log failed requests.
test.use({ expectedMessages: ['status of 409', 'status of 422'] })

test('a post can be created, published, found, moved and deleted, with a message each time', {
  tag: '@large-store',
}, async ({ page }) => {
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: pixel }),
  )
  await test.step('what is missing is named and leads to its field', async () => {
    await startPost(page, 'Red  Post of Red Shoes')
    await button(page, 'Publish').click()
    await page.getByRole('link', { name: 'Content: This field is required.' }).click()
    await expect(field(page, 'Content')).toBeFocused()
    await field(page, 'Content').fill('Some words.')
    await field(page, 'Excerpt').fill('What it is about.')
    await field(page, 'Image URL').fill('shoes.jpg')
    await button(page, 'Publish').click()
    await expect(page.getByText(/Enter a URL/).first()).toBeVisible()
  })
  await test.step('it is published', async () => {
    await field(page, 'Image URL').fill('https://pictures.example/shoes.png')
    await field(page, 'Alt text').fill('Red shoes')
    await field(page, 'Tags').fill('red, , shoes ')
    await publish(page)
  })
  await test.step('it is found, and shown to readers', async () => {
    await open(page, '/admin/blog')
    await page.getByLabel('Search posts').fill('RED shoes')
    await expect(page).toHaveURL(/\?q=RED\+shoes$/)
    await expect(page.getByRole('status').filter({ hasText: '1 post' })).toBeVisible()
    await expect(row(page, 'Red Post of Red Shoes')).toContainText('Owner')
    await expect(row(page, 'Red Post of Red Shoes')).toContainText('red-post-of-red-shoes')
    await choose(page, /^Actions: Red/, 'View')
    await expect(page).toHaveURL('/blog/red-post-of-red-shoes')
    const cover = page.getByRole('img', { name: 'Red shoes' })
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  })
  await test.step('its old address leads to the new one', async () => {
    await openPost(page, 'Red  Post of Red Shoes')
    const result = page.getByRole('group', { name: 'Search engines and shared links' })
    await field(page, 'Title').fill('Blue Shoes')
    await expect(result).toContainText('/blog/red-post-of-red-shoes')
    await field(page, 'Address').fill('blue-shoes')
    await expect(result).toContainText('/blog/blue-shoes')
    await publish(page)
    await page.goto('/blog/red-post-of-red-shoes')
    await expect(page).toHaveURL('/blog/blue-shoes')
  })
  await test.step('it is deleted', async () => {
    await open(page, '/admin/blog?q=Blue+Shoes')
    await choose(page, 'Blue Shoes', 'Delete')
    const confirmation = page.getByRole('dialog', {
      name: 'Are you sure you want to delete this post?',
    })
    await confirmation.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Post deleted successfully')).toBeVisible()
    await expect(page.getByText('No blog posts found')).toBeVisible()
  })
})

test('a deleted post can be restored from the trash or deleted forever', async ({ page }) => {
  await writePost(page, 'Wastepaper')
  await publish(page)
  await deletePost(page, 'Wastepaper')
  expect((await page.request.get('/blog/wastepaper')).status()).toBe(404)
  await choose(page, 'Blog', 'Trash')
  await page.getByRole('button', { name: 'Restore Wastepaper' }).click()
  await expect(page.getByText('Restored. Readers don’t see it')).toBeVisible()
  expect((await page.request.get('/blog/wastepaper')).status()).toBe(404)
  await deletePost(page, 'Wastepaper')
  await open(page, '/admin/blog/trash')
  await page.getByRole('button', { name: 'Delete forever: Wastepaper' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete forever' }).click()
  await expect(page.getByText('Post permanently deleted.')).toBeVisible()
  await expect(row(page, 'Wastepaper')).toHaveCount(0)
})

test('a scheduled post is not public yet; anyone with a link can preview it until it is ended', async ({
  page,
  browser,
  baseURL,
}) => {
  const year = new Date().getFullYear() + 2
  await writePost(page, 'Of the year after next')
  await button(page, 'Schedule').click()
  const schedule = page.getByRole('dialog', { name: 'Schedule' })
  await schedule.getByLabel('Date and time', { exact: true }).fill(`${year}-11-21T09:30`)
  await schedule.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText(/^Scheduled to be published on/)).toContainText(`Nov 21, ${year}`)
  await button(page, 'Share draft').click()
  const dialog = page.getByRole('dialog', { name: 'Share draft' })
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const link = dialog.getByLabel(/^Made by /)
  const visitor = await browser.newContext({ baseURL })
  const visitorPage = await visitor.newPage()
  await visitorPage.goto(await link.inputValue())
  await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText('Of the year after next')
  expect((await visitorPage.request.get('/blog/of-the-year-after-next')).status()).toBe(404)
  await dialog.getByRole('button', { name: /^End the link made by / }).click()
  await expect(link).toHaveCount(0)
  await expect(dialog.getByText('Anyone with a link')).toBeFocused()
  expect((await visitorPage.reload())?.status()).toBe(410)
  await visitor.close()
  await open(page, '/admin/blog?q=year+after')
  await expect(row(page, 'Of the year after next')).toContainText('Scheduled')
  await expect(row(page, 'Of the year after next')).toContainText(`Nov 21, ${year}, 9:30 AM`)
})

test('several posts are published, unpublished and deleted at once', async ({ page }) => {
  const titles = ['Sample of one', 'Sample of two']
  for (const title of titles) {
    await writePost(page, title)
    await saveDraft(page)
  }
  await open(page, '/admin/blog?q=Sample+of')
  await page.getByLabel('Select all').check()
  await expect(page.getByText('2 posts selected')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  // The first post that a server publishes starts its Markdown threads.
  await expect(page.getByText('2 posts published.')).toBeVisible({ timeout: 20_000 })
  const dialog = page.getByRole('dialog')
  await button(page, 'Unpublish').press('Enter')
  await expect(dialog).toHaveAccessibleName('Unpublish 2 posts?')
  await dialog.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('2 posts unpublished.')).toBeVisible()
  await button(page, 'Delete').click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 posts moved to the trash.')).toBeVisible()
  for (const title of titles) await expect(row(page, title)).toHaveCount(0)
})

test('a cover can be chosen from the library; closing the library keeps what was typed', async ({
  page,
}) => {
  await writePost(page, 'With a cover')
  await page.getByRole('button', { name: /Choose the picture: Cover/ }).click()
  const library = page.getByRole('dialog', { name: 'Cover: choose a picture' })
  await expect(library).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(library).toBeHidden()
  await expect(field(page, 'Title')).toHaveValue('With a cover')
  const choose = page.getByRole('button', { name: /Choose the picture: Cover/ })
  const files = library.getByLabel('Upload new pictures')
  const file = { name: 'red.png', mimeType: 'image/png', buffer: pixel }
  // Who closes it during an upload has chosen nothing.
  const release = await holdRequest(page, '**/admin/actions/media.upload')
  await choose.click()
  await files.setInputFiles(file)
  await expect(library.getByRole('progressbar').or(library.getByText('Checking'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(library).toBeHidden()
  const uploaded = page.waitForResponse('**/admin/actions/media.upload')
  release()
  await (await uploaded).finished()
  await choose.click()
  await expect(library).toBeVisible()
  await expect(field(page, 'Image URL')).toHaveValue('')
  await files.setInputFiles(file)
  await expect(library).toBeHidden()
  await expect(field(page, 'Image URL')).toHaveValue(/^\/media\/.+\.webp$/)
  await field(page, 'Alt text').fill('A red dot')
  await publish(page)
})

test('a picture is dropped into the text, described and published', async ({ page }) => {
  await writePost(page, 'With a picture')
  const data = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], 'dot.png', { type: 'image/png' }))
      return transfer
    },
    [...pixel],
  )
  const drop = async () => {
    const text = field(page, 'Content').locator('p').first()
    await text.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await text.boundingBox()) ?? {}
    const place = { clientX: x + 10, clientY: y + 10 }
    await text.dispatchEvent('drop', { dataTransfer: data, ...place })
  }
  await drop()
  // The picture is selected, and its field has the focus.
  await expect(page.getByRole('group', { name: 'Picture' }).getByLabel('Alt text')).toBeFocused()
  await page.keyboard.type('A dropped dot')
  const pictures = field(page, 'Content').locator('img')
  await expect(pictures).toHaveAttribute('alt', 'A dropped dot')
  // Who goes on writing during an upload is not interrupted, and the picture comes to its place.
  await field(page, 'Content').press('Control+End')
  const release = await holdRequest(page, '**/admin/actions/media.upload')
  await drop()
  await expect(page.getByText('Uploading…')).toBeVisible()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('More: ')
  release()
  await expect(pictures).toHaveCount(2)
  await page.keyboard.type('written meanwhile. ')
  await expect(field(page, 'Content')).toContainText('More: written meanwhile. Some words of it.')
  await expect(pictures.first()).toHaveAttribute('alt', 'A dropped dot')
  await pictures.last().click()
  await page.keyboard.press('Delete')
  await expect(pictures).toHaveCount(1)
  await publish(page)
  await page.goto('/blog/with-a-picture')
  await expect(page.getByRole('img', { name: 'A dropped dot' })).toBeVisible()
})

test('a text that the editor cannot show is edited as Markdown; scripts and too much text are not pasted', async ({
  page,
}) => {
  await writePost(page, 'With a footnote')
  await page.getByRole('button', { name: 'Edit as Markdown' }).click()
  await field(page, 'Content').fill('Words[^1]\n\n[^1]: below')
  await page.getByRole('button', { name: 'Back to the editor' }).click()
  await expect(page.getByText('This text contains a footnote')).toBeVisible()
  await expect(field(page, 'Content')).toHaveValue('Words[^1]\n\n[^1]: below')
  await field(page, 'Content').fill('')
  await page.getByRole('button', { name: 'Back to the editor' }).click()
  const paste = (html: string) =>
    field(page, 'Content').evaluate((element, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
    }, html)
  await paste('<style>p{color:red}</style><script>alert(1)</script><h1 style="color:red">One</h1>')
  await expect(field(page, 'Content').getByRole('heading', { name: 'One' })).toBeVisible()
  await paste(`<p>${'word '.repeat(1_000_000)}</p>`)
  await expect(page.getByText('This is 4.8 MB at once, too much to paste.')).toBeVisible()
  await expect(field(page, 'Content')).toHaveText('One')
  await publish(page)
})

test('a post can be written by keyboard alone', async ({ page }) => {
  await open(page, '/admin/blog')
  await page.getByRole('link', { name: 'New post' }).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Title')).toBeFocused()
  await page.keyboard.type('By keys alone')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Post created successfully', { exact: true })).toBeVisible()
  await field(page, 'Excerpt').focus()
  await page.keyboard.type('No mouse was near.')
  const bold = page.getByRole('toolbar').getByRole('button', { name: 'Bold' })
  // The editor is loaded after the other fields.
  await expect(bold).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(bold).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field(page, 'Content')).toBeFocused()
  await page.keyboard.type('/heading 2')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Some words')
  await page.keyboard.press('Enter')
  await page.keyboard.type('with ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('weight')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' and a link to ')
  await page.keyboard.press('Control+k')
  // Enter waits for what is searched, and takes nothing from the list before.
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  const release = await holdRequest(page, '**/admin/actions/blog.linkTargets')
  await page.keyboard.type('contact')
  await page.keyboard.press('Enter')
  release()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.type('/video')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Address on YouTube or Vimeo')).toBeFocused()
  await page.keyboard.type('https://vimeo.com/76979871')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // From a cell, below its table.
  await page.keyboard.type('/table')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Week')
  await page.getByRole('toolbar').getByRole('button', { name: 'Video' }).press('Enter')
  await page.keyboard.type('https://vimeo.com/76979872')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // On its way up, the cursor stays below the toolbar and the tools of the table.
  await page.setViewportSize({ width: 1440, height: 480 })
  for (let line = 0; line < 9; line++) {
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => page.evaluate(hiddenPixels), `line ${line} is hidden`).toBe(0)
  }
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Draft saved at/)).toBeVisible()
  await openPost(page, 'By keys alone')
  await page.getByRole('button', { name: 'Edit as Markdown' }).click()
  await expect(field(page, 'Content')).toHaveValue(
    /^## Some words\n\nwith \*\*weight\*\* and a link to \[Contact\]\(\/contact\)\n\nhttps:\/\/vimeo\.com\/76979871\n\n\| Week .*\n(?:\|.*\n)+\nhttps:\/\/vimeo\.com\/76979872$/,
  )
})

/** How much of the line or block at the cursor is below what is fixed at the top of the article. */
function hiddenPixels() {
  const { anchorNode: node, anchorOffset } = getSelection() ?? {}
  const at = node instanceof HTMLElement ? (node.childNodes[anchorOffset ?? 0] ?? node) : node
  const element = at instanceof HTMLElement ? at : at?.parentElement
  const bars = document.querySelectorAll('.rich-text > :is([role=toolbar], fieldset)')
  const bottoms = [...bars].map((bar) => bar.getBoundingClientRect().bottom)
  const top = element?.getBoundingClientRect().top ?? 0
  return Math.max(0, Math.round(Math.max(...bottoms) - top))
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list, its search and the changes of several posts work', async ({ page }) => {
    await page.goto('/admin/blog')
    // Chromium does not render <noscript> when Playwright disables JavaScript.
    expect(await page.content()).toContain('Writing a post needs JavaScript')
    await page.getByLabel('Search posts').fill('fourteen')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toContainText('1 post')
    const title = 'Post fourteen'
    await row(page, title).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Publish selected', exact: true }).click()
    expect(await page.content()).toContain('It is published already.')
    await row(page, title).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Delete selected' }).click()
    await expect(page.getByText('Delete 1 post?')).toBeVisible()
    await expect(row(page, title).getByRole('checkbox')).toBeChecked()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/admin/blog?q=fourteen')
    await expect(row(page, title)).toBeVisible()
  })
})

test('only pages that show an external picture may load one', async ({ page }) => {
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: pixel }),
  )
  await writePost(page, 'From far away', {
    'Image URL': 'https://elsewhere.example/a.png',
    'Alt text': 'Far away',
  })
  await publish(page)
  const policy = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy']
  expect(await policy('/steps')).not.toContain('elsewhere')
  expect(await policy('/blog/from-far-away')).toContain(
    "img-src 'self' data: https://elsewhere.example;",
  )
  await deletePost(page, 'From far away')
})

test.describe('in a list from the API', () => {
  test.use({ expectedMessages: ['Content Security Policy'] })

  test('an external cover is still shown', async ({ page }) => {
    await page.route('https://far.example/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: pixel }),
    )
    await writePost(page, 'From very far', {
      'Image URL': 'https://far.example/a.png',
      'Alt text': 'Very far',
    })
    await publish(page)
    await open(page, '/blog?category=Design')
    await page.getByLabel('Category').selectOption('All')
    const cover = page.getByRole('img', { name: 'Very far' })
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  })
})

test('the blog manager is accessible in every viewport', { tag: '@large-store' }, async ({
  page,
}) => {
  test.slow()
  await writePost(page, 'Looked at')
  const form = page.url()
  // Wider than a phone.
  await page.getByRole('toolbar').getByRole('button', { name: 'Picture' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /wide/ }).first().click()
  await expect(field(page, 'Content').getByRole('img')).toBeVisible()
  await page.getByRole('button', { name: 'Edit as Markdown' }).click()
  const markdown = await field(page, 'Content').inputValue()
  const cells = (cell: string) => `|${`${cell}|`.repeat(12)}`
  const table = [cells('Week'), cells('---'), cells('4,000')].join('\n')
  await field(page, 'Content').fill(`${markdown}\n\n${table}`)
  await page.getByRole('button', { name: 'Back to the editor' }).click()
  await saveDraft(page)
  const paths = ['/admin/blog', '/admin/blog/new', form, '/admin/blog/trash']
  for (const path of [...paths, '/admin/blog/categories']) {
    await open(page, path)
    // The caret scrolls a wide table, which axe does not know.
    await expectAccessibleInEveryViewport(page, { except: ['.tableWrapper'] })
  }
})
