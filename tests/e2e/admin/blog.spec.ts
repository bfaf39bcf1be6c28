import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { holdRequest } from '#tests/e2e/fixtures.ts'
import { ownerPassword } from '#tests/fixtures/owner.ts'
import { expect, open, test } from './fixtures.ts'
import { acceptInvitation, invite } from './invite.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Fills in the required fields of a post, and the fields in `more`. */
async function fillIn(page: Page, title: string, more: Record<string, string> = {}) {
  await field(page, 'Title').fill(title)
  await field(page, 'Excerpt').fill('What it is about, in a line.')
  await write(page, 'Some words of it.')
  for (const [name, value] of Object.entries(more)) await field(page, name).fill(value)
}

/** Replaces the text in the editor. */
async function write(page: Page, text: string) {
  await field(page, 'Content').fill(text)
}

/** Creates a post with the form; ends on the list of posts. */
async function createPost(page: Page, title: string, status: 'draft' | 'published' = 'draft') {
  await open(page, '/admin/blog')
  await page.getByRole('link', { name: 'New post' }).click()
  await fillIn(page, title)
  await field(page, 'Status').selectOption(status)
  await page.getByRole('button', { name: 'Create post' }).click()
  await expect(page.getByText('Post created successfully')).toBeVisible()
}

async function openPost(page: Page, title: string) {
  await open(page, `/admin/blog?q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: `Edit ${title}` }).click()
  await expect(field(page, 'Title')).toHaveValue(title)
}

async function deletePost(page: Page, title: string) {
  await open(page, `/admin/blog?q=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Post deleted successfully')).toBeVisible()
}

// Browsers log failed requests.
test.use({
  expectedMessages: ['status of 401', 'status of 409', 'status of 422', 'net::ERR_'],
})

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

test('a post can be created, found, edited and deleted, with a message each time', {
  tag: '@large-store',
}, async ({ page }) => {
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: pixel }),
  )
  await open(page, '/admin/blog')
  await page.getByRole('link', { name: 'New post' }).click()
  await expect(page.getByRole('heading', { name: 'New post' })).toBeVisible()
  await expect(field(page, 'Excerpt')).toHaveAttribute('rows', '3')
  await expect(field(page, 'Content')).toBeEditable()
  await page.getByRole('button', { name: 'Create post' }).click()
  const errorSummary = page.getByRole('alert').filter({ hasText: /\S/ })
  await expect(errorSummary).toBeFocused()
  await expect(errorSummary).toContainText('3 fields need your attention')
  await expect(page.getByText('Enter an excerpt', { exact: true })).toBeVisible()
  await errorSummary.getByRole('link', { name: 'Content: Enter the content' }).click()
  await expect(field(page, 'Content')).toBeFocused()
  await field(page, 'Excerpt').fill('What it is about.')
  await expect(errorSummary).toContainText('2 fields need your attention')
  await expect(field(page, 'Excerpt')).not.toHaveAttribute('aria-invalid')
  await write(page, 'Some words.')
  await expect(errorSummary).toHaveText('Enter a title')
  await fillIn(page, 'Red  Post of Red Shoes', { 'Image URL': 'shoes.jpg', Tags: 'red, , shoes ' })
  await page.getByRole('button', { name: 'Edit as Markdown' }).click()
  await expect(field(page, 'Content')).toHaveAttribute('rows', '8')
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('words')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the editor' }).click()
  await page.getByRole('button', { name: 'Create post' }).click()
  await expect(page.getByText(/Enter a URL/).first()).toBeVisible()
  await field(page, 'Image URL').fill('https://pictures.example/shoes.png')
  await field(page, 'Alt text').fill('Red shoes')
  await field(page, 'Status').selectOption('published')
  await page.getByRole('button', { name: 'Create post' }).click()
  await expect(page.getByText('Post created successfully', { exact: true })).toBeVisible()
  await expect(page.getByText('It is live on the blog.', { exact: true })).toBeVisible()

  await page.getByLabel('Search posts').fill('RED shoes')
  await expect(page).toHaveURL(/\?q=RED\+shoes$/)
  await expect(page.getByRole('status').filter({ hasText: '1 post' })).toBeVisible()
  await expect(row(page, 'Red Post of Red Shoes')).toContainText('Owner')
  await expect(row(page, 'Red Post of Red Shoes')).toContainText('red-post-of-red-shoes')
  await page.getByRole('link', { name: /^View Red/ }).click()
  await expect(page).toHaveURL('/blog/red-post-of-red-shoes')
  const cover = page.getByRole('img', { name: 'Red shoes' })
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)

  await openPost(page, 'Red  Post of Red Shoes')
  await field(page, 'Title').fill('Blue Shoes')
  await field(page, 'Address').fill('blue-shoes')
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  await page.goto('/blog/red-post-of-red-shoes')
  await expect(page).toHaveURL('/blog/blue-shoes')

  await open(page, '/admin/blog?q=Blue+Shoes')
  await page.getByRole('button', { name: 'Delete Blue Shoes' }).click()
  const confirmation = page.getByRole('dialog', {
    name: 'Are you sure you want to delete this post?',
  })
  await confirmation.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Post deleted successfully')).toBeVisible()
  await expect(page.getByText('No blog posts found')).toBeVisible()
})

test('a deleted post can be restored from the trash or deleted forever', async ({ page }) => {
  await createPost(page, 'Wastepaper', 'published')
  await deletePost(page, 'Wastepaper')
  expect((await page.request.get('/blog/wastepaper')).status()).toBe(404)
  await page.getByRole('link', { name: 'Trash' }).click()
  await page.getByRole('button', { name: 'Restore Wastepaper' }).click()
  await expect(page.getByText('Restored as a draft. Readers don’t see it')).toBeVisible()
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
  await open(page, '/admin/blog/new')
  const year = new Date().getFullYear() + 2
  await fillIn(page, 'Of the year after next', { 'Publish at': `${year}-11-21T09:30` })
  // A time alone publishes nothing.
  await expect(field(page, 'Status')).toHaveValue('draft')
  await field(page, 'Status').selectOption('Scheduled')
  await field(page, 'Unpublish at').fill(`${year - 1}-11-21T09:30`)
  await page.getByRole('button', { name: 'Create post' }).click()
  await page.getByRole('link', { name: 'Unpublish it at a time after it is published' }).click()
  await expect(field(page, 'Unpublish at')).toBeFocused()
  await field(page, 'Unpublish at').fill(`${year}-12-24T18:00`)
  await page.getByRole('button', { name: 'Create post' }).click()
  await expect(row(page, 'Of the year after next')).toContainText(
    `unpublished from Dec 24, ${year}`,
  )
  await expect(row(page, 'Of the year after next')).toContainText('Scheduled')
  await expect(row(page, 'Of the year after next')).toContainText(`Nov 21, ${year}, 9:30 AM`)
  await openPost(page, 'Of the year after next')
  await expect(page.getByRole('button', { name: 'Cancel the schedule' })).toBeVisible()
  // The button says that it saves other changes, too.
  await field(page, 'Tags').fill('later')
  await page.getByRole('button', { name: 'Save and cancel the schedule' }).click()
  await expect(row(page, 'Of the year after next')).toContainText('Scheduled')
  await expect(row(page, 'Of the year after next')).not.toContainText('unpublished from')
  await page.getByRole('link', { name: 'View Of the year after next' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Of the year after next')
  await openPost(page, 'Of the year after next')
  await page.getByRole('button', { name: 'Share draft' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share draft' })
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const link = dialog.getByLabel(/^Made by /)
  const visitor = await browser.newContext({ baseURL })
  const visitorPage = await visitor.newPage()
  await visitorPage.goto(await link.inputValue())
  await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText('Of the year after next')
  expect((await visitorPage.request.get('/blog/of-the-year-after-next')).status()).toBe(404)
  expect(await (await visitorPage.request.get('/sitemap.xml')).text()).not.toContain(
    'year-after-next',
  )
  await dialog.getByRole('button', { name: /^End the link made by / }).click()
  await expect(link).toHaveCount(0)
  await expect(dialog.getByText('Anyone with a link')).toBeFocused()
  expect((await visitorPage.reload())?.status()).toBe(410)
  await visitor.close()
})

test('several posts are published, unpublished and deleted at once', async ({ page }) => {
  const titles = ['Sample of one', 'Sample of two']
  for (const title of titles) await createPost(page, title)
  await open(page, '/admin/blog?q=Sample+of')
  await page.getByLabel('Select all').check()
  await expect(page.getByText('2 posts selected')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  // The first post that a server publishes starts its Markdown threads.
  await expect(page.getByText('2 posts published.')).toBeVisible({ timeout: 20_000 })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  await button('Unpublish').press('Enter')
  await expect(dialog).toHaveAccessibleName('Unpublish 2 posts?')
  await dialog.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('2 posts unpublished.')).toBeVisible()
  await button('Delete').click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 posts moved to the trash.')).toBeVisible()
  for (const title of titles) await expect(row(page, title)).toHaveCount(0)
})

test('saving a post that someone else has changed shows both versions and loses neither', async ({
  page,
  browser,
  baseURL,
}) => {
  await createPost(page, 'Two hands on it')
  const second = await browser.newContext({
    baseURL,
    storageState: await page.context().storageState(),
  })
  const other = await second.newPage()
  await openPost(page, 'Two hands on it')
  await openPost(other, 'Two hands on it')
  const saveOther = async (text: string) => {
    await write(other, text)
    await other.getByRole('button', { name: 'Save post' }).click()
    await expect(other.getByText('Post updated successfully').first()).toBeVisible()
    await openPost(other, 'Two hands on it')
  }
  const here = page.getByRole('list', { name: 'Also here' })
  await expect(here).toContainText('You, in another tab')
  await field(other, 'Excerpt').focus()
  await expect(here).toContainText('You, in another tab, Excerpt')
  // Without changes of one's own, the other's show by themselves.
  await saveOther('The text of the first to save.')
  await expect(page.getByText(/^New version by Owner, \d/)).toBeVisible()
  await expect(field(page, 'Content')).toHaveText('The text of the first to save.')

  // What is being typed, which the editor passes on after a pause only, is not replaced.
  // The other tab is opened again below, where an autosave would be offered.
  const conflict = page.getByRole('alert', {
    name: /Owner saved this post on .+, after you opened it/,
  })
  await page.route('**/admin/actions/blog.saveAutosave', (route) => route.abort())
  await field(page, 'Content').focus()
  const typing = await page.evaluate(() =>
    Number(setInterval(() => document.execCommand('insertText', false, '.'), 50)),
  )
  await saveOther('A text meanwhile.')
  await expect(conflict.getByText('A text meanwhile.')).toBeVisible()
  await page.evaluate((timer) => clearInterval(timer), typing)
  await conflict.getByRole('button', { name: 'Use their version' }).click()

  // Changes of other fields fit together.
  await field(page, 'Tags').fill('hands')
  await saveOther('The text of the second time.')
  await conflict.getByRole('button', { name: 'Take over their changes' }).click()
  await expect(field(page, 'Content')).toHaveText('The text of the second time.')
  await expect(field(page, 'Tags')).toHaveValue('hands')

  await page.unroute('**/admin/actions/blog.saveAutosave')
  await write(page, 'The text of the second.')
  await saveOther('The text of the third time.')
  await second.close()
  await expect(conflict.getByText('The text of the third time.')).toBeVisible()
  await expect(conflict.getByText('The text of the second.')).toBeVisible()
  await expect(field(page, 'Content')).toHaveText('The text of the second.')
  await conflict.getByRole('button', { name: 'Save mine over theirs' }).click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()

  await openPost(page, 'Two hands on it')
  await page.getByRole('link', { name: 'History' }).click()
  await page.getByRole('link', { name: /2\. Saved/ }).click()
  await expect(page.getByText('The text of the first to save.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Changes from version 2 to 6' })).toBeVisible()
  await expect(page.getByRole('deletion')).toHaveText(['first to save'])
  await expect(page.getByRole('insertion')).toHaveText(['second', 'hands'])
  await expectAccessible(page)
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open as a page' }).click(),
  ])
  await expect(tab.getByText('The text of the first to save.')).toBeVisible()
  await tab.close()
  await page.getByLabel('Compare with').selectOption({ index: 4 })
  await expect(page.getByRole('heading', { name: 'Changes from version 1 to 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByText('This version is the draft now.')).toBeVisible()
  await openPost(page, 'Two hands on it')
  await expect(field(page, 'Content')).toHaveText('The text of the first to save.')
})

test('text of a post is kept while it cannot be saved', async ({ page, context }) => {
  await createPost(page, 'Kept in a tunnel')
  await openPost(page, 'Kept in a tunnel')
  await context.setOffline(true)
  await write(page, 'Written in a tunnel.')
  await expect(page.getByText('The server can’t be reached.')).toBeVisible()
  await context.setOffline(false)
  // At once, not with the next try after ten seconds.
  await expect(page.getByText(/autosaved at/)).toBeVisible({ timeout: 4_000 })

  await page.route('**/admin/actions/blog.saveAutosave', (route) => route.abort())
  await write(page, 'Written before leaving.')
  await page.getByRole('link', { name: 'Media', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Edit post')
  await openPost(page, 'Kept in a tunnel')
  await expect(page.getByRole('region', { name: /^Changes from .+ were not saved$/ })).toBeVisible()
  await page.unroute('**/admin/actions/blog.saveAutosave')
  await expect(field(page, 'Title')).toBeDisabled()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(field(page, 'Content')).toHaveText('Written before leaving.')
  // With Caps Lock, too, and without leaving.
  await field(page, 'Content').press('Control+S')
  await expect(page.getByText(/autosaved at/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit post')

  await page.context().clearCookies()
  await write(page, 'Written after a long lunch.')
  await page.getByRole('button', { name: 'Save post' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password').fill(ownerPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  await openPost(page, 'Kept in a tunnel')
  await expect(field(page, 'Content')).toHaveText('Written after a long lunch.')
  await expect(field(page, 'Title')).toBeEnabled()
  await expect(page.getByText(/unsaved changes|were not saved/)).toHaveCount(0)
})

test('an author asks for a review, changes what is asked for, and an editor publishes it', async ({
  page,
  browser,
  baseURL,
}) => {
  const link = await invite(page, 'ada@example.com', 'Author')
  const author = await browser.newPage({ baseURL })
  await acceptInvitation(author, link, 'Ada Byrne')
  await open(author, '/admin/blog/new')
  await expect(field(author, 'Status')).toHaveCount(0)
  await fillIn(author, 'Written by Ada')
  await author.getByRole('button', { name: 'Request review' }).click()
  const dialog = author.getByRole('dialog', { name: 'Request review' })
  await expect(dialog.getByLabel('Reviewer')).toBeFocused()
  await dialog.getByLabel('Reviewer').selectOption('Owner')
  await dialog.getByLabel('Note').fill('Is it too long?')
  await expectAccessible(author)
  await dialog.getByRole('button', { name: 'Request review' }).click()
  await expect(author.getByText('Sent for review.')).toBeVisible()
  await expect(row(author, 'Written by Ada')).toContainText('Review requested')
  await expect(row(author, 'Written by Ada').getByRole('button', { name: /Delete/ })).toHaveCount(0)

  await open(page, '/admin')
  await page.getByRole('link', { name: /“Written by Ada” is ready for your review/ }).click()
  await expect(page.getByText(/Ada Byrne asked you for a review/)).toBeVisible()
  await expect(page.getByText('Is it too long?')).toBeVisible()
  await page.getByRole('button', { name: 'Send back' }).click()
  await page.getByLabel('What should change?').fill('Half of it, please.')
  await page.getByRole('dialog').getByRole('button', { name: 'Send back' }).click()
  await expect(page.getByText(/Owner sent this back/)).toBeVisible()
  // A comment on a field, by keyboard alone.
  await page.getByRole('button', { name: 'Comments', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Comment on Content' }).press('Enter')
  await expect(page.getByLabel('New comment')).toBeFocused()
  await page.keyboard.type('Which words?')
  await page.keyboard.press('ControlOrMeta+s')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '1 comment on Content' })).toBeFocused()

  await openPost(author, 'Written by Ada')
  await expect(author.getByText('Half of it, please.')).toBeVisible()
  await author.getByRole('button', { name: '1 comment', exact: true }).press('Enter')
  const comments = author.getByRole('region', { name: 'Comments' })
  await comments.getByRole('button', { name: 'Answer' }).press('Enter')
  await author.keyboard.type('All of them.')
  // What was not sent is kept when the post is left.
  await author.reload()
  await author.getByRole('button', { name: '1 comment', exact: true }).press('Enter')
  await expect(comments.getByLabel('Answer')).toHaveValue('All of them.')
  await comments.getByRole('button', { name: 'Send answer' }).press('Enter')
  await expect(comments.getByText('All of them.')).toBeVisible()
  await expectAccessibleInEveryViewport(author)
  await comments.getByRole('button', { name: 'Content', exact: true }).press('Enter')
  await expect(field(author, 'Content')).toBeFocused()
  await comments.getByRole('button', { name: 'Resolve' }).press('Enter')
  await expect(comments.getByText('There are no open comments.')).toBeVisible()
  // The link of the email leads to the field.
  await author.goto(`${author.url().split('?')[0]}?at=excerpt`)
  await expect(field(author, 'Excerpt')).toBeFocused()
  await expectAccessible(author)

  // Somebody else signs in in another tab, and the post is loaded again: it is still the screen of who opened it.
  const session = await author.context().cookies()
  await author.context().addCookies(await page.context().cookies())
  await openPost(page, 'Written by Ada')
  await field(page, 'Excerpt').fill('In short')
  await page.getByRole('button', { name: 'Save post' }).click()
  await expect(field(author, 'Excerpt')).toHaveValue('In short')
  await write(author, 'Few words.')
  const ended = author.getByRole('dialog', { name: 'Your session has ended' })
  await expect(ended.getByLabel('Email')).toHaveValue('ada@example.com')
  await author.context().addCookies(session)
  await author.reload()
  await author.getByRole('button', { name: 'Restore' }).click()
  await expect(field(author, 'Content')).toHaveText('Few words.')
  await author.getByRole('button', { name: 'Request review' }).click()
  await dialog.getByRole('button', { name: 'Request review' }).click()
  await expect(author.getByText('Sent for review.')).toBeVisible()

  await openPost(page, 'Written by Ada')
  await expect(field(page, 'Content')).toHaveText('Few words.')
  await page.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(page.getByLabel('Note', { exact: true })).toBeFocused()
  await page.keyboard.type('Short and good.')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(page.getByText(/Approved by Owner on/)).toBeVisible()
  await expect(page.getByText('Short and good.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('It is live on the blog.')).toBeVisible()
  await open(author, '/admin/blog?q=Written')
  await expect(row(author, 'Written by Ada').getByRole('link', { name: /^Edit/ })).toHaveCount(0)
  await author.close()
})

test('unsaved changes can be restored when the form is reopened', async ({ page }) => {
  await createPost(page, 'Half a thought')
  await openPost(page, 'Half a thought')
  await write(page, 'A whole thought, nearly.')
  await expect(page.getByText(/Unsaved changes, autosaved at \d{1,2}:\d\d.[AP]M/)).toBeVisible()
  // A page that stays after all, such as one in the back/forward cache, goes on with what did not arrive.
  await page.route('**/admin/actions/blog.saveAutosave', (route) => route.abort())
  await field(page, 'Excerpt').fill('Typed just before closing.')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  await expect(page.getByText('The server can’t be reached.')).toBeVisible()
  await page.unroute('**/admin/actions/blog.saveAutosave')
  await page.getByRole('link', { name: 'Media', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Edit post')
  await open(page, '/admin/blog?q=Half')
  await page.getByRole('link', { name: 'Edit Half a thought' }).click()
  await expect(page.getByText(/You have unsaved changes from .+:\d\d/)).toBeVisible()
  await expect(field(page, 'Title')).toBeDisabled()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(field(page, 'Content')).toHaveText('A whole thought, nearly.')
  await expect(field(page, 'Excerpt')).toHaveValue('Typed just before closing.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Edit Half a thought' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(field(page, 'Content')).toHaveText('Some words of it.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Edit Half a thought' }).click()
  await expect(field(page, 'Title')).toBeEnabled()
  await expect(page.getByText(/You have unsaved changes/)).toHaveCount(0)
})

test('an autosave in progress while its post is saved is not offered for restoring', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/admin/actions/blog.saveAutosave', async (route) => {
    await released
    await route.continue()
  })
  await open(page, '/admin/blog/new')
  const autosave = page.waitForRequest('**/admin/actions/blog.saveAutosave')
  await fillIn(page, 'Saved in a hurry')
  await autosave
  await page.getByRole('button', { name: 'Create post' }).click()
  await expect(page.getByRole('button', { name: 'Create post' })).toBeDisabled()
  release()
  await expect(page.getByText('Post created successfully')).toBeVisible()
  await open(page, '/admin/blog/new')
  await expect(field(page, 'Title')).toBeEnabled()
  await expect(page.getByText(/You have unsaved changes/)).toHaveCount(0)

  // Who has opened another screen by then stays there.
  const save = await holdRequest(page, '**/admin/actions/blog.{create,update}')
  await fillIn(page, 'Saved on the way out')
  await page.getByRole('button', { name: 'Create post' }).click()
  await page.keyboard.press('Escape')
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: /^Inbox/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
  save()
  await expect(page.getByText('Post created successfully')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/admin/leads')
})

test('a cover can be chosen from the library; closing the library keeps what was typed', async ({
  page,
}) => {
  await open(page, '/admin/blog/new')
  await fillIn(page, 'With a cover')
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
  await page.getByRole('button', { name: 'Create post' }).click()
  await expect(page.getByText('Post created successfully')).toBeVisible()
})

test('a picture is dropped into the text, described and published', async ({ page }) => {
  await open(page, '/admin/blog/new')
  await fillIn(page, 'With a picture')
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
  await field(page, 'Status').selectOption('published')
  await page.getByRole('button', { name: 'Create post' }).click()
  await expect(page.getByText('Post created successfully')).toBeVisible()
  await page.goto('/blog/with-a-picture')
  await expect(page.getByRole('img', { name: 'A dropped dot' })).toBeVisible()
})

test('a text that the editor cannot show is edited as Markdown; scripts and too much text are not pasted', async ({
  page,
}) => {
  await open(page, '/admin/blog/new')
  await fillIn(page, 'With a footnote')
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
  await page.getByRole('button', { name: 'Create post' }).click()
  await expect(page.getByText('Post created successfully')).toBeVisible()
})

test('a post can be written by keyboard alone', async ({ page }) => {
  await open(page, '/admin/blog')
  await page.getByRole('link', { name: 'New post' }).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Title')).toBeFocused()
  await page.keyboard.type('By keys alone')
  await page.keyboard.press('Tab')
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
  const button = page.getByRole('button', { name: 'Create post' })
  while (!(await button.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('Post created successfully')).toBeVisible()
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
    await page.getByRole('button', { name: 'Search', exact: true }).click()
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
  await open(page, '/admin/blog/new')
  await fillIn(page, 'From far away', {
    'Image URL': 'https://elsewhere.example/a.png',
    'Alt text': 'Far away',
  })
  await field(page, 'Status').selectOption('published')
  await page.getByRole('button', { name: 'Create post' }).click()
  await expect(page.getByText('Post created successfully')).toBeVisible()
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
    await open(page, '/admin/blog/new')
    await fillIn(page, 'From very far', {
      'Image URL': 'https://far.example/a.png',
      'Alt text': 'Very far',
    })
    await field(page, 'Status').selectOption('published')
    await page.getByRole('button', { name: 'Create post' }).click()
    await expect(page.getByText('Post created successfully')).toBeVisible()
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
  await createPost(page, `Looked at`)
  await openPost(page, `Looked at`)
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
  await page.getByRole('button', { name: 'Save post' }).click()
  await page.waitForURL('**/admin/blog?*')
  await openPost(page, 'Looked at')
  await expect(field(page, 'Content').getByRole('img')).toBeVisible()
  await expect(field(page, 'Content').getByRole('table')).toBeVisible()
  await page.getByRole('link', { name: 'History' }).click()
  await page.waitForURL('**/history*')
  const history = page.url()
  for (const path of [
    '/admin/blog',
    form,
    history,
    '/admin/blog/trash',
    '/admin/blog/categories',
  ]) {
    await open(page, path)
    // The caret scrolls a wide table, which axe does not know.
    await expectAccessibleInEveryViewport(page, { except: ['.tableWrapper'] })
  }
})
