import type { Browser, FrameLocator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { holdRequest, mounted } from '#tests/e2e/fixtures.ts'
import { ownerPassword } from '#tests/fixtures/owner.ts'
import { expect, open, test } from './fixtures.ts'

/** Saves of drafts, and publishing. */
const changes = '**/admin/actions/content.{saveDraft,publish}'

const edit = (document: string) => `/admin/content/edit?document=${document}`

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. Visitors can see it now.')).toBeVisible()
  // The message above may be left over from publishing earlier.
  await expect(page.getByText('This is what visitors see.')).toBeVisible()
}

test('a new phone number in the settings appears in the public footer', async ({ page }) => {
  await open(page, '/admin/content/settings')
  await page.getByLabel('Number', { exact: true }).fill('+91 612 555 0199')
  await expect(
    page.getByText(/^Draft saved at \d{1,2}:\d\d\s[AP]M\. The site still shows/),
  ).toBeVisible()
  await publish(page)
  await page.goto('/why-us')
  await expect(page.getByRole('contentinfo')).toContainText('+91 612 555 0199')
})

/** Browsers log failed requests. */
test.use({
  expectedMessages: [
    ...['status of 401', 'status of 409', 'status of 422'],
    ...['net::ERR_', 'Failed to fetch dynamically imported module'],
  ],
})

test('an invalid field shows its error and can be fixed by keyboard alone', async ({ page }) => {
  await open(page, edit('navigation'))
  const callLabel = page.getByLabel('Call', { exact: false }).first()
  await callLabel.fill('')
  await page.getByRole('button', { name: 'Publish', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing was published: 1 problem needs fixing.')).toBeFocused()
  await expect(callLabel).toHaveAttribute('aria-invalid', 'true')
  await expect(callLabel).toHaveAccessibleDescription(/This field is required\./)
  await callLabel.focus()
  await page.keyboard.type('Ring us')
  await page.getByRole('button', { name: 'Publish', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Published. Visitors can see it now.')).toBeFocused()
})

test('the reason why nothing was published stays after the next autosave', async ({ page }) => {
  await open(page, edit('page:projects'))
  const message = 'Nothing was published: the page /projects cannot be rendered.'
  await page.route('**/admin/actions/content.publish', (route) =>
    route.fulfill({ json: { ok: false, status: 422, message } }),
  )
  await page.getByLabel('Title for search engines').fill('Projects, and what came of them')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(message)).toBeFocused()
  await expect(page.getByText(/^Draft saved at/)).toBeVisible()
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByText('Nothing to check')).toHaveCount(0)
})

test('changes made without a connection are saved once it is back', async ({ page, context }) => {
  await open(page, edit('page:about'))
  const title = page.getByLabel('Title for search engines')
  await title.fill('Before the tunnel')
  await title.press('Control+S')
  await expect(page.getByText(/^Draft saved at/)).toBeVisible()
  await context.setOffline(true)
  await title.fill('Written in a tunnel')
  const unreachable = page.getByText('The server can’t be reached.')
  // The page beside the fields says so before the first save has failed, and Publish once for both.
  await expect(unreachable).toHaveCount(1)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(unreachable).toHaveCount(2)
  await context.setOffline(false)
  // At once, not with the next try after ten seconds.
  await expect(page.getByText(/^Draft saved at/)).toBeVisible({ timeout: 4_000 })
  await expect(unreachable).toHaveCount(0)
})

test('changes that could not be saved are offered when the page is opened again', async ({
  page,
}) => {
  await open(page, edit('page:why-us'))
  const title = page.getByLabel('Title for search engines')
  await page.route(changes, (route) => route.abort())
  await title.fill('Why us, written before the crash')
  await expect(page.getByText('The server can’t be reached.')).toBeVisible()
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/admin/content')
  await page.unroute(changes)
  await open(page, edit('page:why-us'))
  await expect(title).not.toHaveValue('Why us, written before the crash')
  await expect(page.getByRole('region', { name: /^Changes from .+ were not saved$/ })).toBeVisible()
  await expectAccessible(page, { except: ['iframe'] })
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(title).toHaveValue('Why us, written before the crash')
  await expect(page.getByText(/^Draft saved at/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('were not saved')).toHaveCount(0)
})

test('when the session ends while writing, signing in again saves the text', async ({ page }) => {
  await open(page, edit('page:partner'))
  const title = page.getByLabel('Title for search engines')
  // The frame needs the session, too.
  await expect(sectionIn(page.frameLocator('iframe'), 0)).toBeAttached()
  await page.context().clearCookies()
  await title.fill('Partners, after a long lunch')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await dialog.getByLabel('Password').fill('wrong')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Password').fill(ownerPassword)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/^Draft saved at/)).toBeVisible()
  await expect(title).toHaveValue('Partners, after a long lunch')
})

test('a text that is too long to save stays on the screen and says so', async ({ page }) => {
  await open(page, edit('page:privacy'))
  const title = page.getByLabel('Title for search engines')
  await title.evaluate((input: HTMLInputElement) => {
    input.focus()
    const paste = new DataTransfer()
    paste.setData('text/plain', 'x'.repeat(1_500_000))
    document.execCommand('insertText', false, paste.getData('text/plain'))
  })
  await expect(page.getByText('This is too large to save:')).toBeVisible()
  await expect(page.getByText('The page does not show your last change')).toBeVisible()
  await title.fill('Short again')
  await expect(page.getByText(/^Draft saved at/)).toBeVisible()
  await expect(page.getByText('The page does not show your last change')).toHaveCount(0)
})

test('Publish works while the draft is being saved', async ({ page }) => {
  await open(page, edit('page:register'))
  const release = await holdRequest(page, changes)
  const autosave = page.waitForRequest(changes)
  const title = page.getByLabel('Title for search engines')
  await title.fill('Ways to join')
  await title.press('Control+s')
  await autosave
  await title.fill('Four ways to join')
  await page.getByRole('button', { name: 'Publish', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Publishing…')).toBeVisible()
  release()
  await expect(page.getByText('Published. Visitors can see it now.')).toBeFocused()
  await expect(page.getByText('This is what visitors see.')).toBeVisible()

  // Nor is it in the way of who leaves meanwhile.
  const publish = await holdRequest(page, changes)
  await title.fill('Five ways to join')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Publishing…')).toBeVisible()
  await page.getByRole('link', { name: 'All pages' }).click()
  await expect(page.getByRole('dialog', { name: 'Publishing…' })).toBeVisible()
  publish()
  await expect(page.getByRole('heading', { name: 'Content', level: 1 })).toBeVisible()
  await page.goto('/register')
  await expect(page).toHaveTitle(/Five ways to join/)
})

test('Publish stays below the pointer when an autosave ends', async ({ page }) => {
  // Here the state of a saved draft does not fit into one line beside the buttons.
  await page.setViewportSize({ width: 1024, height: 900 })
  await open(page, edit('page:client'))
  const release = await holdRequest(page, changes)
  const autosave = page.waitForRequest(changes)
  await page.getByLabel('Title for search engines').fill('Clients, and how long they stayed')
  await autosave
  await page.getByRole('button', { name: 'Publish', exact: true }).hover()
  await page.mouse.down()
  release()
  await expect(page.getByText(/^Draft saved at/)).toBeVisible()
  await page.mouse.up()
  await expect(page.getByText('Published. Visitors can see it now.')).toBeVisible()
})

test('a page is scheduled by keyboard alone, and the list says when', async ({ page }) => {
  await open(page, '/admin/content')
  await page.getByRole('link', { name: 'About Us' }).press('Enter')
  await page.getByLabel('Title for search engines').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('About all of us')
  await page.getByRole('button', { name: 'Unpublish' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Unpublish this page?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Schedule' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  const time = dialog.getByLabel('Date and time')
  await expect(dialog.getByRole('radio', { name: 'Publish this draft' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(time).toBeFocused()
  await typeTime(page, '01012020', '0900AM')
  await expect(time).toHaveValue('2020-01-01T09:00')
  await page.keyboard.press('Enter')
  await expect(time).toHaveAccessibleDescription(/This time has passed\./)
  await typeTime(page, '03032031', '0900AM')
  await expectAccessibleInEveryViewport(page, { except: ['iframe'] })
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('Scheduled to be published on Mar 3, 2031, 9:00 AM by Owner'),
  ).toBeVisible()
  await page.getByLabel('Title for search engines').fill('About us')
  await expect(page.getByText('Those changes are not part of it.')).toBeVisible()
  await expectAccessibleInEveryViewport(page, { except: ['iframe'] })
  await open(page, '/admin/content')
  await expect(page.getByRole('row', { name: /^Select About Us/ })).toContainText(
    /Scheduled\s*Mar 3, 2031/,
  )
})

/** Types into the six parts of the date and time in focus, from the first one on. */
async function typeTime(page: Page, date: string, time: string) {
  for (let part = 1; part < 6; part++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type(date)
  // A year may have six digits.
  await page.keyboard.press('Tab')
  await page.keyboard.type(time)
}

test('a new job is listed on the career page once it is published', async ({ page }) => {
  await open(page, '/admin/content/collections/jobs')
  await page.getByRole('link', { name: 'New job' }).click()
  await page.getByLabel('Title').fill('Lighthouse Keeper')
  await page.getByRole('button', { name: 'Create job' }).click()
  await expect(page.getByRole('status').getByText(/\d fields are still empty\./)).toBeVisible()
  await expect(page.getByText('This field is required.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('This field is required.').first()).toBeVisible()
  await page.getByLabel('Location').fill('North Point')
  await page.getByLabel('Experience').fill('1-2 years')
  await page
    .getByLabel('Summary')
    .fill('Keeps the lamp burning, and writes down who passes by at night.')
  for (const field of await page.getByLabel(/^Sentence \d/).all()) {
    await field.fill('A plain sentence.')
  }
  await publish(page)
  await page.goto('/career')
  await page
    .getByRole('link', { name: /Lighthouse Keeper/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /Lighthouse Keeper/ }).first()).toBeVisible()
})

test('a testimonial is chosen from the collection for a section', async ({ page }) => {
  await open(
    page,
    '/admin/content/edit?document=page:services/digital-marketing&at=blocks.0.testimonials',
  )
  const list = page.getByRole('group', { name: 'Testimonials', exact: true })
  await list.getByRole('button', { name: 'Remove: testimonial “Henrik Solberg”' }).click()
  await list.getByRole('button', { name: 'Choose testimonials' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Search testimonials').fill('leila')
  await dialog.getByRole('button', { name: /Leila Farahani/ }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await publish(page)
  await page.goto('/services/digital-marketing')
  const carousel = page.getByRole('region', { name: 'Two who looked at the figures' })
  await expect(carousel).toContainText('Leila Farahani')
  await expect(carousel).not.toContainText('Henrik Solberg')
})

test('moved sections show only in the preview until they are published', async ({ page }) => {
  const path = '/why-us'
  const reasonsComeFirst = async (other: Page) => {
    const text = await other.locator('main').textContent()
    return (text ?? '').search(/Why Choose Us/i) < (text ?? '').search(/in four phases/i)
  }
  await page.goto(path)
  const before = await reasonsComeFirst(page)
  await open(page, edit('page:why-us'))
  await page.getByRole('button', { name: /^Move down: Process/ }).click()
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = await popup
  await expect(preview.getByText('Preview of a draft.')).toBeVisible()
  await preview.waitForLoadState()
  expect(await reasonsComeFirst(preview)).toBe(!before)
  await preview.goto(path)
  expect(await reasonsComeFirst(preview)).toBe(before)
  await preview.close()
  await expect(page.getByRole('button', { name: 'Share draft' })).toBeVisible()
  await publish(page)
  await expect(page.getByRole('button', { name: 'Share draft' })).toHaveCount(0)
  await page.goto(path)
  expect(await reasonsComeFirst(page)).toBe(!before)
})

test('an earlier version can be restored from the history', async ({ page }) => {
  await open(page, edit('page:terms'))
  const title = page.getByLabel('Title for search engines')
  const original = await title.inputValue()
  await title.fill('The terms, rewritten')
  await page.getByLabel('Note for the history').fill('Our lawyer asked for it')
  await publish(page)
  await expect(page.getByText('Our lawyer asked for it')).toBeVisible()
  await title.fill('The terms, once more')
  const comparison = page.getByRole('dialog')
  await page.getByRole('button', { name: 'What changed' }).click()
  await expect(comparison.locator('del')).toHaveText('rewritten')
  await page.keyboard.press('Escape')
  await publish(page)
  await expect(page.getByRole('button', { name: 'What changed' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Compare with the original' }).click()
  await expect(comparison.locator('del').last()).toContainText('Wavelength')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Compare with the version/ })
    .last()
    .click()
  await expect(comparison.locator('del')).toHaveText('rewritten')
  await expect(comparison.locator('ins')).toHaveText('once more')
  await expectAccessible(page, { except: ['iframe'] })
  const shown = await page.request.get(
    (await comparison.getByRole('link').getAttribute('href')) ?? '',
  )
  expect(await shown.text()).toContain('<title>The terms, rewritten</title>')
  await comparison.getByRole('button', { name: 'Restore Outside of sections' }).click()
  await expect(comparison.getByText('Nothing has changed since.')).toBeVisible()
  await expect(comparison).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(title).toHaveValue('The terms, rewritten')
  await title.fill('The terms, once more')
  await publish(page)
  await page
    .getByRole('button', { name: /^Restore the version/ })
    .last()
    .click()
  await expect(title).toHaveValue('The terms, rewritten')
  await page.getByRole('button', { name: 'Revert to original' }).click()
  await page.getByRole('button', { name: 'Revert', exact: true }).click()
  await expect(title).toHaveValue(original)
  await expect(page.getByText('This is the original, as visitors see it.')).toBeVisible()
})

test('a conflict with another editor is reported, and keeps what was typed', async ({
  page,
  context,
}) => {
  await open(page, edit('page:privacy'))
  const other = await context.newPage()
  await open(other, edit('page:privacy'))
  // Typed before the other's version is known.
  const release = await holdRequest(page, changes)
  const autosave = page.waitForRequest(changes)
  await page.getByLabel('Title for search engines').fill('Mine')
  await autosave
  await other.getByLabel('Title for search engines').fill('Theirs')
  await expect(other.getByText(/^Draft saved at/)).toBeVisible()
  release()
  await expect(page.getByText('Someone else changed this after you opened it.')).toBeVisible()
  await expect(page.getByLabel('Title for search engines')).toHaveValue('Mine')
  const conflict = page.getByRole('alert').filter({ hasText: 'Someone else changed this' })
  await expect(conflict).toContainText(
    /Title for search engines, theirs\s*Theirs\s*Title for search engines, yours\s*Mine/,
  )
  await page.getByRole('button', { name: 'Save mine over theirs' }).click()
  await expect(page.getByText(/^Draft saved at/)).toBeVisible()
})

test('two people in one page see each other, and each other’s changes', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const other = await openAsNoor(page, browser, baseURL)
  await open(page, edit('page:why-us'))
  await open(other, edit('page:why-us'))
  const here = page.getByRole('list', { name: 'Also here' })
  await expect(here).toHaveText(/NH\s*Noor Haddad$/)
  await expect(other.getByRole('list', { name: 'Also here' })).toContainText('Owner')

  // Where the other is: in the list, in the section's row and in the page.
  const row = (one: Page, name: RegExp) => one.getByRole('button', { name })
  await row(other, /^\W*02 Comparison/).click()
  const theirs = other.getByLabel('Title', { exact: true })
  await theirs.focus()
  await expect(row(page, /^\W*02 Comparison.+Here: Noor Haddad/)).toBeVisible()
  await expect(here).toContainText(/Noor Haddad, Section 2/)
  await expect(sectionIn(page.frameLocator('iframe'), 1)).toHaveAttribute('data-others')
  await expectAccessible(page, { except: ['iframe'] })

  // Without changes of one's own, the other's show by themselves.
  await theirs.fill('How we compare')
  await expect(page.getByText(/^Noor Haddad saved this at .+, and you see the new/)).toBeVisible()
  await here.getByRole('button', { name: /Noor Haddad/ }).press('Enter')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('How we compare')
  await expect(page.getByText('Noor Haddad is in Section 2')).toBeAttached()

  // So do those in other places than one's own.
  const release = await holdRequest(page, changes)
  const autosave = page.waitForRequest(changes)
  await page.getByLabel('Title for search engines').fill('Why us, in short')
  await autosave
  await theirs.fill('How we differ')
  await expect(other.getByText(/^Draft saved at/)).toBeVisible()
  release()
  await expect(page.getByText(/^Noor Haddad saved this at .+, and you see the new/)).toBeVisible()
  await expect(page.getByLabel('Title for search engines')).toHaveValue('Why us, in short')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('How we differ')
  await expect(other.getByLabel('Title for search engines')).toHaveValue('Why us, in short')

  // Their new order of sections moves the field that I write in, and I write on.
  const mine = page.getByLabel('Title', { exact: true })
  await mine.press('End')
  await row(other, /^Move up: Comparison/).click()
  await expect(row(page, /^\W*01 Comparison/)).toBeVisible()
  await expect(mine).toBeFocused()
  await page.keyboard.type(' from others')
  await expect(mine).toHaveValue('How we differ from others')

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

test('Save draft keeps the focus, and Discard draft asks for confirmation', async ({ page }) => {
  await open(page, edit('faq:price'))
  await page.getByLabel('Question').fill('What does it cost?')
  const save = page.getByRole('button', { name: 'Save draft' })
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Draft saved at/)).toBeVisible()
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
  await stored.promise
  await page.getByRole('button', { name: 'Discard draft' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  answered.resolve()
  await expect(page.getByText('This is the original, as visitors see it.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('leaving with unsaved changes asks for confirmation', async ({ page }) => {
  await page.clock.install()
  await open(page, edit('page:privacy'))
  // No autosave before the click, however slow the machine.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Title for search engines').fill('Half a thought')
  await page.getByRole('link', { name: 'All pages' }).click()
  await expect(page.getByRole('dialog')).toContainText('You have unsaved changes')
  await page.getByRole('button', { name: 'Save draft and leave' }).click()
  await expect(page.getByRole('heading', { name: 'Content', level: 1 })).toBeVisible()
  const row = page.getByRole('row', { name: /\/privacy/ })
  await expect(row).toContainText('Draft')
})

test('a field that an owner adds to the contact form by keyboard is asked for there', async ({
  page,
}) => {
  await open(page, '/admin/content/settings?document=forms')
  await page.getByRole('button', { name: 'Add a field' }).first().press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Choice/ })
    .press('Enter')
  await page.getByLabel('Label', { exact: true }).fill('How big is your team?')
  await page.getByLabel('Option 1', { exact: true }).fill('One to nine')
  await page.getByLabel('Option 2', { exact: true }).fill('Ten or more')
  await page.getByLabel('Must be filled in').press('Space')
  await publish(page)
  await page.goto('/contact')
  await page.getByLabel('Full name').fill('Team Lead')
  await mounted(page, page.getByRole('form', { name: 'Project inquiry' }))
  await page.getByLabel('Email', { exact: true }).fill('team@example.com')
  await page.getByLabel('Project details').fill('A shop for tea.')
  await page.getByRole('button', { name: 'Send message' }).click()
  const team = page.getByLabel('How big is your team?')
  await expect(team).toHaveAccessibleDescription('Please fill in this field')
  await team.selectOption('Ten or more')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  await open(page, '/admin/content/settings?document=forms')
  await page.getByRole('button', { name: /^Remove:? .*How big is your team/ }).click()
  await publish(page)
})

test('a new page is public once it is published', async ({ page }) => {
  await open(page, '/admin/content/new')
  await page.getByLabel('Title').fill('Open house')
  await page.getByLabel('Address').fill('about')
  await page.getByRole('button', { name: 'Create page' }).click()
  await expect(page.getByLabel('Address')).toHaveAccessibleDescription(
    /There is already a page at \/about/,
  )
  await page.getByLabel('Address').fill('open-house')
  await page.getByRole('button', { name: 'Create page' }).click()
  await page
    .getByLabel('Description for search engines')
    .fill('One evening a year our doors are open, and everybody shows what is on their desk.')
  await page.getByRole('button', { name: /^\W*01 Page head/ }).click()
  await page.getByLabel('Lead').or(page.getByLabel('Introduction')).first().fill('Come and see.')
  await page.getByRole('button', { name: /Remove: .*Text/ }).click()
  await expect(page.getByText('Not on the site')).toBeVisible()
  await publish(page)
  await expect(page.getByRole('link', { name: /^View page/ })).toHaveAttribute(
    'href',
    '/open-house',
  )
  await page.getByLabel('Address').fill('about')
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByLabel('Address')).toHaveAccessibleDescription(/already a page at \/about/)
  await page.getByLabel('Address').fill('open-day')
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page).toHaveURL(/document=page%3Aopen-day/)
  await page.goto('/open-house')
  await expect(page).toHaveURL('/open-day')
  await expect(page.getByRole('heading', { name: 'Open house' })).toBeVisible()
  await open(page, '/admin/content?q=open-day')
  await page.getByRole('checkbox', { name: 'Select Open house' }).check()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('Unpublished. Its address now answers')).toBeVisible()
  expect((await page.request.get('/open-day')).status()).toBe(404)
})

test('a new service appears on the site once its page is published', async ({ page }) => {
  test.slow()
  await open(page, '/admin/content/new')
  await page.getByLabel('Title').fill('Lighthouse Care')
  await page.getByLabel('Page type').selectOption({ label: 'Service, at /services/…' })
  await page
    .getByLabel('In one sentence')
    .fill('Lamps, lenses and logbooks, looked after at night by people who stay awake.')
  await expect(page.getByLabel('Address')).toHaveValue('lighthouse-care')
  await page.getByRole('button', { name: 'Create page' }).click()
  await expect(page.getByRole('status').getByText('It isn’t public yet.')).toBeVisible()
  await page.getByRole('button', { name: /Remove: .*Text/ }).click()
  await publish(page)
  await page.goto('/our-services')
  await page.getByRole('main').getByRole('link', { name: 'Lighthouse Care' }).first().click()
  await expect(page).toHaveURL('/services/lighthouse-care')
  await expect(page.getByRole('heading', { level: 1, name: 'Lighthouse Care' })).toBeVisible()

  await open(page, edit('service:lighthouse-care'))
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('Unpublished. The content is kept as a draft.')).toBeVisible()
  await page.goto('/our-services')
  await expect(page.getByRole('link', { name: 'Lighthouse Care' })).toHaveCount(0)
})

const screens = [
  '/admin/content',
  '/admin/content/new',
  '/admin/content/collections',
  '/admin/content/collections/jobs',
  '/admin/content/collections/jobs/new',
  '/admin/content/collections/testimonials',
  '/admin/content/settings',
  '/admin/content/settings?document=forms',
  '/admin/content/settings?document=emails',
  edit('page:home&at=blocks.3'),
  edit('redirects'),
]

test('the page beside the fields shows what is typed, and opens the field of what is clicked', async ({
  page,
}) => {
  // A page that could not be rendered at first is with the next change.
  const render = '**/admin/actions/content.render'
  await page.route(render, (route) => route.abort(), { times: 1 })
  await open(page, edit('page:why-us'))
  await expect(page.getByText('The server can’t be reached.')).toBeVisible()
  // Its first change takes until the next field is edited.
  const slow = Promise.withResolvers<void>()
  const next = Promise.withResolvers<void>()
  const last = Promise.withResolvers<void>()
  let renders = 0
  await page.route(render, async (route) => {
    renders++
    if (renders === 2) await slow.promise
    if (renders === 3) await next.promise
    if (renders === 4) await last.promise
    await route.continue()
  })
  await page.getByLabel('Title for search engines').fill('Why Wavelength')
  const shown = page.frameLocator('iframe')
  const first = sectionIn(shown, 1).locator('[data-path$=".title"]').first()
  await first.click()
  const focused = page.locator('input:focus, textarea:focus')
  await expect(focused).toHaveValue((await first.textContent()) ?? '')
  const field = page.locator(`[id="${await focused.getAttribute('id')}"]`)
  const address = await page.locator('iframe').getAttribute('src')
  await field.fill('What we promise')
  await expect(first).toHaveText('What we promise')
  await expect(first).toHaveAttribute('data-edited')
  slow.resolve()
  await expect.poll(() => renders).toBe(3)
  await expect(first).toHaveAttribute('data-edited')
  // The rendering of a former text does not replace what was typed since.
  await field.fill('What we promise, and what we don’t')
  next.resolve()
  await expect.poll(() => renders).toBe(4)
  await expect(first).toHaveText('What we promise, and what we don’t')
  // An empty field has a stand-in on the page, and stays outlined.
  await field.fill('')
  last.resolve()
  await expect(first).toHaveText('Title')
  await expect(first).toHaveAttribute('data-edited')

  // A short text can be typed where it stands.
  await first.dblclick()
  await expect(first).toBeFocused()
  await page.keyboard.type('Typed in the page')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Typed in the page')
  // Links of the page lead nowhere.
  await shown.getByRole('link', { name: 'About' }).first().click()
  await expect(sectionIn(shown, 1)).toBeAttached()

  // What is typed shows while the server renders, also in a headline of single letters, and stays when it has.
  const headline = sectionIn(shown, 0).locator('h1 [aria-hidden]')
  await headline.click()
  await expect(focused).toHaveValue('Why us?')
  const renderings = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let count = 0
  await page.route('**/admin/actions/content.render', async (route) => {
    const number = count++
    begun[number]?.resolve()
    await renderings[number]?.promise
    await route.continue()
  })
  await page.keyboard.press('End')
  await page.keyboard.type(' Because')
  await begun[0]?.promise
  await page.keyboard.type(' we count')
  await expect(headline).toHaveText('Why us? Because we count')
  renderings[0]?.resolve()
  await begun[1]?.promise
  expect((await headline.textContent())?.trim()).toBe('Why us? Because we count')
  renderings[1]?.resolve()
  await focused.fill('Why us?')
  await page.getByRole('button', { name: /^\W*01 Page head/ }).click()

  // A section is added between two others, hidden, shown again and dragged to another place.
  await page.getByRole('button', { name: 'Add a section before number 3' }).press('Enter')
  const chooser = page.getByRole('dialog')
  await chooser.getByRole('searchbox').fill('quote')
  await expect(chooser.locator('img').first()).toHaveJSProperty('complete', true)
  await chooser.getByRole('button', { name: /^Quote/ }).click()
  await expect(sectionIn(shown, 2)).toContainText('Quote')
  await page.getByRole('button', { name: /^Hide: Quote/ }).click()
  await expect(shown.locator('[data-section]', { hasText: 'Quote' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Show: Quote/ }).click()
  await expect(sectionIn(shown, 2)).toContainText('Quote')
  const row = (name: RegExp) => page.getByRole('button', { name })
  await page.getByRole('button', { name: 'Copy to another page' }).last().click()
  const copying = page.getByRole('dialog')
  await copying.getByLabel('Page').selectOption('page:register')
  await copying.getByRole('button', { name: 'Copy section' }).click()
  await expect(copying.getByText('Copied to the end of')).toBeFocused()
  await page.keyboard.press('Escape')
  // An open section is not dragged, so that its texts can be selected; without open ones all rows are in view.
  await row(/^\W*02 Comparison/).click()
  await row(/^\W*03 Quote/).click()
  await row(/^\W*03 Quote/).dragTo(row(/^\W*01 Page head/), { targetPosition: { x: 40, y: 4 } })
  await expect(row(/^\W*01 Quote/)).toBeVisible()
  await expect(sectionIn(shown, 0)).toContainText('Quote')
  // Any change is undone and redone, where it was made.
  await page.keyboard.press('Control+z')
  await expect(row(/^\W*03 Quote/)).toBeVisible()
  await expect(sectionIn(shown, 2)).toContainText('Quote')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shown.locator('[data-section]', { hasText: 'Quote' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true')
  await expect(row(/^\W*01 Quote/)).toBeVisible()

  await page.getByRole('button', { name: 'Phone, 390 pixels' }).click()
  await expect.poll(() => shown.locator('html').evaluate(() => innerWidth)).toBe(390)
  // Saving the first draft does not load the page again, which would scroll it to its top.
  await expect(page.getByText('No changes yet.')).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveAttribute('src', address ?? '')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText(/as visitors see it|what visitors see/)).toBeVisible()
  await expect(sectionIn(shown, 0)).not.toContainText('Quote')

  await page.goto('/about')
  await page.getByRole('link', { name: 'Edit this page' }).click()
  await expect(page).toHaveURL(/document=page%3Aabout/)

  // What to look at before publishing leads to its field.
  await page.getByRole('button', { name: / to check$/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Before publishing' })).toBeFocused()
  await expectAccessibleInEveryViewport(page, { except: ['iframe'] })
  await page.getByRole('button', { name: /^The description has 164 characters/ }).press('Enter')
  await expect(page.getByLabel('Description for search engines')).toBeFocused()

  // A comment on a field, by keyboard alone.
  await page.getByRole('button', { name: 'Comments', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeFocused()
  await page
    .getByRole('button', { name: 'Comment on Description for search engines' })
    .press('Enter')
  await expect(page.getByLabel('New comment')).toBeFocused()
  // Closing the dialog keeps what was not sent.
  await page.keyboard.type('Is this')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: 'Comment on Description for search engines' })
    .press('Enter')
  await expect(page.getByLabel('New comment')).toHaveValue('Is this')
  await page.keyboard.type('Too long for Google.')
  await expectAccessible(page, { except: ['iframe'] })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const mark = page.getByRole('button', { name: '1 comment on Description for search engines' })
  await expect(mark).toBeFocused()
  const comments = page.getByRole('region', { name: 'Comments' })
  await comments.getByRole('button', { name: 'Answer' }).press('Enter')
  // Escape closes the answer and keeps its text.
  await page.keyboard.type('Short')
  await page.keyboard.press('Escape')
  await expect(comments.getByRole('button', { name: 'Answer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(comments.getByLabel('Answer')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('ened.')
  const sending = await holdRequest(page, '**/admin/actions/content.addComment')
  await page.getByRole('button', { name: 'Send answer' }).press('Enter')
  // Who goes on writing meanwhile is not interrupted.
  const title = page.getByRole('textbox', { name: 'Title for search engines' })
  await title.focus()
  sending()
  await expect(comments.getByRole('button', { name: 'Send answer' })).toHaveCount(0)
  await expect(comments.getByText('Shortened.')).toBeVisible()
  await expect(title).toBeFocused()
  await expectAccessibleInEveryViewport(page, { except: ['iframe'] })
  await comments.getByRole('button', { name: 'Description for search engines' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Description for search' })).toBeFocused()
  await comments.getByRole('button', { name: 'Resolve' }).press('Enter')
  await expect(comments.getByText('There are no open comments.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeFocused()
  await expect(mark).toHaveCount(0)
  await comments.getByRole('button', { name: 'Show resolved (1)' }).press('Enter')
  await expect(comments.getByText(/^Resolved by /)).toBeVisible()
})

test('an entry that is clicked in the page leads to its editor, and the draft is saved before', async ({
  page,
}) => {
  // The page beside the fields is as it was before, and comes when a draft has been saved.
  const saved = Promise.withResolvers<void>()
  await page.route('**/*', async (route, request) => {
    if (!request.isNavigationRequest() || request.frame() === page.mainFrame()) {
      return route.fallback()
    }
    const response = await route.fetch()
    await saved.promise
    await route.fulfill({ response })
  })
  // The screen is loaded only once its frame is.
  await page.goto(edit('page:about&at=blocks.3.title'), { waitUntil: 'commit' })
  const shown = page.frameLocator('iframe')
  const heading = sectionIn(shown, 3).locator('[data-path$=".title"]').first()
  const headline = page.locator('input:focus, textarea:focus')
  await expect(headline).toHaveValue('Who We Are')
  await headline.fill('Who, We')
  await expect(page.getByText(/^Draft saved at/)).toBeVisible()
  saved.resolve()
  await expect(heading).toHaveText('Who, We')
  await headline.fill('Who We Are')
  await expect(heading).toHaveText('Who We Are')
  await page.unroute('**/*')
  const named = shown.locator('[data-entry="person:mateo-quispe"]')
  const card = named.filter({ hasText: 'Mateo Quispe', visible: true })
  const link = page.getByRole('link', { name: 'Edit “Mateo Quispe”' })
  await card.click()
  await expect(link).toBeFocused()
  const outlined = shown.locator('[data-edited]')
  await expect(outlined).toHaveCount(1)
  await expect(outlined).toContainText('Mateo Quispe')
  await expect(outlined).not.toContainText('Farah Siddiqui')
  // A text of the section takes the link away.
  await heading.click()
  await expect(link).toHaveCount(0)
  await expect(outlined).toHaveText('Who We Are')

  const title = page.getByLabel('Title for search engines')
  await card.click()
  await title.fill('Who we are, and where')
  await link.press('Enter')
  await expect(page).toHaveURL(/document=person%3Amateo-quispe/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mateo Quispe')
  await page.goBack()
  await expect(title).toHaveValue('Who we are, and where')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(title).not.toHaveValue('Who we are, and where')
})

test('every screen is accessible in every viewport', async ({ page }) => {
  test.slow()
  for (const path of screens) {
    await open(page, path)
    // The page in the frame is a public one, checked by itself.
    await expectAccessibleInEveryViewport(page, { except: ['iframe'] })
  }
})

/** A section of the page that is edited, by its place. */
function sectionIn(shown: FrameLocator, index: number) {
  return shown.locator('[data-section]').nth(index)
}
