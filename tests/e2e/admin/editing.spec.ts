import type { Browser, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { holdRequest } from '#tests/e2e/fixtures.ts'
import { ownerPassword } from '#tests/fixtures/owner.ts'
import {
  changes,
  edit,
  isSaved,
  publish,
  publishButton,
  saveDraft,
  searchTitle,
  sectionIn,
  sectionRow,
  shownPage,
} from './editor.ts'
import { expect, open, test } from './fixtures.ts'

// Browsers log failed requests.
test.use({
  expectedMessages: [
    ...['status of 401', 'status of 409', 'status of 422'],
    ...['net::ERR_', 'Failed to fetch dynamically imported module'],
  ],
})

test('an invalid field shows its error and can be fixed by keyboard alone', async ({ page }) => {
  await edit(page, 'navigation')
  const call = page.getByLabel('Call', { exact: false }).first()
  await call.fill('')
  await publishButton(page).press('Enter')
  const reason = page.getByText('Nothing was published: 1 problem needs fixing.')
  await expect(reason).toBeFocused()
  await expect(call).toHaveAttribute('aria-invalid', 'true')
  await expect(call).toHaveAccessibleDescription(/This field is required\./)
  // Also once the draft has been saved.
  await isSaved(page)
  await expect(reason).toBeVisible()
  await expect(page.getByText('Nothing to check')).toHaveCount(0)
  await call.focus()
  await page.keyboard.type('Ring us')
  await publishButton(page).press('Enter')
  await expect(page.getByText('Published. Visitors can see it now.')).toBeFocused()
})

test('a text that is too long to save stays on the screen and says so', async ({ page }) => {
  await edit(page, 'page:services/apps')
  await searchTitle(page).evaluate((input: HTMLInputElement) => {
    input.focus()
    document.execCommand('insertText', false, 'x'.repeat(1_500_000))
  })
  await page.keyboard.press('Control+s')
  await expect(page.getByText('This is too large to save:')).toBeVisible()
  await expect(page.getByText('The page does not show your last change')).toBeVisible()
  await searchTitle(page).fill('Short again')
  await saveDraft(page)
  await expect(page.getByText('The page does not show your last change')).toHaveCount(0)
})

test('Publish works while the draft is being saved, and whoever leaves meanwhile waits for it', async ({
  page,
}) => {
  await edit(page, 'page:services/chats')
  await test.step('it is published after the save', async () => {
    const release = await holdRequest(page, changes)
    const save = page.waitForRequest(changes)
    await searchTitle(page).fill('Ways to chat')
    await page.keyboard.press('Control+s')
    await save
    await searchTitle(page).fill('Four ways to chat')
    await publishButton(page).press('Enter')
    await expect(page.getByText('Publishing…')).toBeVisible()
    release()
    await expect(page.getByText('Published. Visitors can see it now.')).toBeFocused()
    await expect(page.getByText('This is what visitors see.')).toBeVisible()
  })
  await test.step('the next screen comes once it is published', async () => {
    const release = await holdRequest(page, changes)
    await searchTitle(page).fill('Five ways to chat')
    await publishButton(page).click()
    await expect(page.getByText('Publishing…')).toBeVisible()
    await page.getByRole('link', { name: 'All pages' }).click()
    await expect(page.getByRole('dialog', { name: 'Publishing…' })).toBeVisible()
    release()
    await expect(page.getByRole('heading', { name: 'Content', level: 1 })).toBeVisible()
    await page.goto('/services/chats')
    await expect(page).toHaveTitle(/Five ways to chat/)
  })
})

test('Publish stays below the pointer when an autosave ends', async ({ page }) => {
  // Here the state of a saved draft does not fit into one line beside the buttons.
  await page.setViewportSize({ width: 1024, height: 900 })
  await edit(page, 'page:services/drawings')
  const release = await holdRequest(page, changes)
  const save = page.waitForRequest(changes)
  await searchTitle(page).fill('Drawings, and how long they stayed')
  await page.keyboard.press('Control+s')
  await save
  await publishButton(page).hover()
  await page.mouse.down()
  release()
  await isSaved(page)
  await page.mouse.up()
  await expect(page.getByText('Published. Visitors can see it now.')).toBeVisible()
})

test('Save draft keeps the focus, and Discard draft asks for confirmation', async ({ page }) => {
  await edit(page, 'faq:one')
  await page.getByLabel('Question').fill('What does it cost?')
  const save = page.getByRole('button', { name: 'Save draft' })
  await save.press('Enter')
  await isSaved(page)
  await expect(save).toBeDisabled()
  await expect(save).toBeFocused()
  // Also while a change is still being saved.
  const stored = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route(changes, async (route) => {
    const response = await route.fetch()
    stored.resolve()
    await answered.promise
    await route.fulfill({ response })
  })
  await page.getByLabel('Question').fill('What will it cost?')
  await page.keyboard.press('Control+s')
  await stored.promise
  await page.getByRole('button', { name: 'Discard draft' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  answered.resolve()
  await expect(page.getByText('This is the original, as visitors see it.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('earlier versions are compared with the text on the screen, and restored', async ({
  page,
}) => {
  await edit(page, 'page:services/letters')
  const title = searchTitle(page)
  const comparison = page.getByRole('dialog')
  await test.step('with what visitors see', async () => {
    await title.fill('Letters, rewritten')
    await page.getByLabel('Note for the history').fill('Our lawyer asked for it')
    await publish(page)
    await expect(page.getByText('Our lawyer asked for it')).toBeVisible()
    await expect(page.getByRole('button', { name: 'What changed' })).toHaveCount(0)
    await title.fill('Letters, once more')
    await page.getByRole('button', { name: 'What changed' }).click()
    await expect(comparison.locator('del')).toHaveText('rewritten')
    await expect(comparison.locator('ins')).toHaveText('once more')
    await page.keyboard.press('Escape')
  })
  await test.step('with a version of the history, part of which comes back', async () => {
    await saveDraft(page)
    await page
      .getByRole('button', { name: /^Compare with the version/ })
      .last()
      .click()
    await expect(comparison.locator('del')).toHaveText('rewritten')
    await expectAccessible(page, { except: ['iframe'] })
    const link = await comparison.getByRole('link').getAttribute('href')
    const version = await page.request.get(link ?? '')
    expect(await version.text()).toContain('<title>Letters, rewritten')
    await comparison.getByRole('button', { name: 'Restore Outside of sections' }).click()
    await expect(comparison.getByText('Nothing has changed since.')).toBeVisible()
    await expect(comparison).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(title).toHaveValue('Letters, rewritten')
  })
  await test.step('a whole version comes back, and at last the original', async () => {
    await title.fill('Letters, once more')
    await publish(page)
    await page
      .getByRole('button', { name: /^Restore the version/ })
      .last()
      .click()
    await expect(title).toHaveValue('Letters, rewritten')
    await page.getByRole('button', { name: 'Revert to original' }).click()
    await page.getByRole('button', { name: 'Revert', exact: true }).click()
    await expect(title).toHaveValue('Letters, a service')
    await expect(page.getByText('This is the original, as visitors see it.')).toBeVisible()
  })
})

test('two people in one page see each other, and each other’s changes', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const other = await openAsNoor(page, browser, baseURL)
  await edit(page, 'page:services/posts')
  await edit(other, 'page:services/posts')
  const here = page.getByRole('list', { name: 'Also here' })
  const theirs = other.getByLabel('Title', { exact: true })
  const mine = page.getByLabel('Title', { exact: true })
  const newVersion = page.getByText(/^Noor Haddad saved this at .+, and you see the new/)
  await test.step('where the other is shows in the list, in the row and in the page', async () => {
    await expect(here).toHaveText(/NH\s*Noor Haddad$/)
    await expect(other.getByRole('list', { name: 'Also here' })).toContainText('Owner')
    await sectionRow(other, '02 Page questions').click()
    await theirs.focus()
    await expect(sectionRow(page, '02 Page questions.+Here: Noor Haddad')).toBeVisible()
    await expect(here).toContainText(/Noor Haddad, Section 2/)
    await expect(sectionIn(shownPage(page), 1)).toHaveAttribute('data-others')
    await expectAccessible(page, { except: ['iframe'] })
  })
  await test.step('without changes of one’s own, the other’s show by themselves', async () => {
    await theirs.fill('Asked and answered')
    await saveDraft(other)
    await expect(newVersion).toBeVisible()
    await here.getByRole('button', { name: /Noor Haddad/ }).press('Enter')
    await expect(mine).toHaveValue('Asked and answered')
    await expect(page.getByText('Noor Haddad is in Section 2')).toBeAttached()
  })
  await test.step('so do those in other places than one’s own', async () => {
    const release = await holdRequest(page, changes)
    const save = page.waitForRequest(changes)
    await searchTitle(page).fill('Posts, in short')
    await page.keyboard.press('Control+s')
    await save
    await theirs.fill('Often asked')
    await saveDraft(other)
    release()
    await expect(newVersion).toBeVisible()
    await expect(searchTitle(page)).toHaveValue('Posts, in short')
    await expect(mine).toHaveValue('Often asked')
    await expect(searchTitle(other)).toHaveValue('Posts, in short')
  })
  await test.step('their new order of sections moves the field that I write in, and I write on', async () => {
    await mine.press('End')
    await other.getByRole('button', { name: /^Move: Page questions/ }).press('ArrowUp')
    await expect(sectionRow(page, '01 Page questions')).toBeVisible()
    await expect(mine).toBeFocused()
    await page.keyboard.type(' by others')
    await expect(mine).toHaveValue('Often asked by others')
  })
  await other.goto('/admin')
  await expect(here).toHaveCount(0)
  await other.context().close()
})

/** A page of an editor named Noor Haddad, who has accepted an invitation. */
async function openAsNoor(owner: Page, browser: Browser, baseURL: string | undefined) {
  const invite = {
    ...{ intent: 'invite', email: 'noor@agency.test', role: 'editor' },
    password: ownerPassword,
  }
  const answer = await owner.request.post('/admin/accounts', { form: invite })
  const [link = ''] = /\/admin\/welcome\?key=[\w-]+/.exec(await answer.text()) ?? []
  const context = await browser.newContext({ baseURL })
  const account = { name: 'Noor Haddad', password: 'a password of her own' }
  await context.request.post(link, { form: account })
  return context.newPage()
}

test('what to look at before publishing leads to its field', async ({ page }) => {
  await page.goto('/partner')
  await page.getByRole('link', { name: 'Edit this page' }).click()
  await expect(page).toHaveURL(/document=page%3Apartner/)
  const description = page.getByRole('textbox', { name: 'Description for search engines' })
  await expect(page.getByText('Nothing to check')).toBeVisible()
  await description.fill('Words that describe it. '.repeat(7).trim())
  await page.getByRole('button', { name: / to check$/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Before publishing' })).toBeFocused()
  await expectAccessibleInEveryViewport(page, { except: ['iframe'] })
  await page.getByRole('button', { name: /^The description has 167 characters/ }).press('Enter')
  await expect(description).toBeFocused()
})

test('a field is commented on by keyboard alone', async ({ page }) => {
  await open(page, '/admin/content/edit?document=page:projects')
  await page.getByRole('button', { name: 'Comments', exact: true }).press('Enter')
  const heading = page.getByRole('heading', { name: 'Comments' })
  await expect(heading).toBeFocused()
  const comments = page.getByRole('region', { name: 'Comments' })
  const description = 'Description for search engines'
  const mark = page.getByRole('button', { name: `1 comment on ${description}` })
  const add = page.getByRole('button', { name: `Comment on ${description}` })
  await test.step('closing the dialog keeps what was not sent', async () => {
    await add.press('Enter')
    await expect(page.getByLabel('New comment')).toBeFocused()
    await page.keyboard.type('Is this')
    await page.keyboard.press('Escape')
    await add.press('Enter')
    await expect(page.getByLabel('New comment')).toHaveValue('Is this')
    await page.keyboard.type(' too long?')
    await expectAccessible(page, { except: ['iframe'] })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(mark).toBeFocused()
  })
  await test.step('so does closing an answer', async () => {
    await comments.getByRole('button', { name: 'Answer' }).press('Enter')
    await page.keyboard.type('Short')
    await page.keyboard.press('Escape')
    await expect(comments.getByRole('button', { name: 'Answer' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(comments.getByLabel('Answer')).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('ened.')
  })
  await test.step('whoever goes on writing while an answer is sent is not interrupted', async () => {
    const release = await holdRequest(page, '**/admin/actions/content.addComment')
    await page.getByRole('button', { name: 'Send answer' }).press('Enter')
    const title = page.getByRole('textbox', { name: 'Title for search engines' })
    await title.focus()
    release()
    await expect(comments.getByRole('button', { name: 'Send answer' })).toHaveCount(0)
    await expect(comments.getByText('Shortened.')).toBeVisible()
    await expect(title).toBeFocused()
  })
  await test.step('the comment leads to its field, is resolved and shown again', async () => {
    await expectAccessibleInEveryViewport(page, { except: ['iframe'] })
    await comments.getByRole('button', { name: description }).press('Enter')
    await expect(page.getByRole('textbox', { name: description })).toBeFocused()
    await comments.getByRole('button', { name: 'Resolve' }).press('Enter')
    await expect(comments.getByText('There are no open comments.')).toBeVisible()
    await expect(heading).toBeFocused()
    await expect(mark).toHaveCount(0)
    await comments.getByRole('button', { name: 'Show resolved (1)' }).press('Enter')
    await expect(comments.getByText(/^Resolved by /)).toBeVisible()
  })
})
