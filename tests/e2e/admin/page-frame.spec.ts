import type { Page } from '@playwright/test'
import {
  discardDraft,
  edit,
  isSaved,
  saveDraft,
  searchTitle,
  sectionIn,
  sectionRow,
  shownPage,
} from './editor.ts'
import { choose, expect, test } from './fixtures.ts'

// Browsers log failed requests.
test.use({ expectedMessages: ['net::ERR_'] })

const rendering = '**/admin/actions/content.render'

const focused = (page: Page) => page.locator('input:focus, textarea:focus')

/** Holds back each rendering of the page until it is released by its number, from 0 on. */
async function holdRenderings(page: Page) {
  const held = Array.from({ length: 5 }, () => ({
    begun: Promise.withResolvers<void>(),
    released: Promise.withResolvers<void>(),
  }))
  let count = 0
  await page.route(rendering, async (route) => {
    const one = held[count++]
    one?.begun.resolve()
    await one?.released.promise
    await route.continue()
  })
  return {
    begun: (number: number) => held[number]?.begun.promise,
    release: (number: number) => held[number]?.released.resolve(),
    releaseAll() {
      for (const { released } of held) released.resolve()
    },
  }
}

test('the page beside the fields shows what is typed, however long the server takes', async ({
  page,
}) => {
  // A page that could not be rendered at first is with the next change.
  await page.route(rendering, (route) => route.abort(), { times: 1 })
  await edit(page, 'page:services/websites')
  await expect(page.getByText('The server can’t be reached.')).toBeVisible()
  const shown = shownPage(page)
  const title = sectionIn(shown, 1).locator('[data-path$=".title"]').first()
  await test.step('a text', async () => {
    const renderings = await holdRenderings(page)
    // The stored page.
    renderings.release(0)
    await searchTitle(page).fill('Websites that last')
    await title.click()
    await expect(focused(page)).toHaveValue('Questions about Websites')
    const field = page.locator(`[id="${await focused(page).getAttribute('id')}"]`)
    await field.fill('What we promise')
    await expect(title).toHaveText('What we promise')
    await expect(title).toHaveAttribute('data-edited')
    renderings.release(1)
    await renderings.begun(2)
    await expect(title).toHaveAttribute('data-edited')
    // The rendering of a former text does not replace what was typed since.
    await field.fill('What we promise, and what we don’t')
    renderings.release(2)
    await renderings.begun(3)
    await expect(title).toHaveText('What we promise, and what we don’t')
    // An empty field has a stand-in on the page, and stays outlined.
    await field.fill('')
    renderings.releaseAll()
    await expect(title).toHaveText('Title')
    await expect(title).toHaveAttribute('data-edited')
  })
  await test.step('a headline of single letters', async () => {
    const headline = sectionIn(shown, 0).locator('h1 [aria-hidden]')
    await headline.click()
    await expect(focused(page)).toHaveValue('Websites')
    const renderings = await holdRenderings(page)
    await page.keyboard.press('End')
    await page.keyboard.type(' that')
    await renderings.begun(0)
    await page.keyboard.type(' last')
    await expect(headline).toHaveText('Websites that last')
    renderings.release(0)
    await renderings.begun(1)
    expect((await headline.textContent())?.trim()).toBe('Websites that last')
    renderings.releaseAll()
  })
})

test('a short text is typed where it stands in the page, whose links lead nowhere', async ({
  page,
}) => {
  await edit(page, 'page:steps&at=blocks.1.title')
  const shown = shownPage(page)
  const title = sectionIn(shown, 1).locator('[data-path$=".title"]').first()
  await title.click()
  await expect(focused(page)).toHaveValue('Steps: wave')
  await title.dblclick()
  await expect(title).toBeFocused()
  // Slower than the page is rendered again.
  await page.keyboard.type('Typed in the page', { delay: 200 })
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed in the page')
  await shown.getByRole('link', { name: 'About' }).first().click()
  await expect(title).toHaveText('Typed in the page')
  await page.getByRole('button', { name: 'Phone, 390 pixels' }).click()
  await expect.poll(() => shown.locator('html').evaluate(() => innerWidth)).toBe(390)
})

test('sections are added, hidden, copied and dragged, and each change is undone where it was made', async ({
  page,
}) => {
  await edit(page, 'page:home')
  const address = await page.locator('iframe').getAttribute('src')
  const shown = shownPage(page)
  const quote = shown.locator('[data-section]', { hasText: 'Quote' })
  await test.step('added, hidden and shown again', async () => {
    await page.getByRole('button', { name: 'Add a section before number 3' }).press('Enter')
    const chooser = page.getByRole('dialog')
    await chooser.getByRole('searchbox').fill('quote')
    await expect(chooser.locator('img').first()).toHaveJSProperty('complete', true)
    await chooser.getByRole('button', { name: /^Quote/ }).click()
    await expect(quote).toBeVisible()
    await choose(page, /^Actions: .*Quote/, 'Hide')
    await expect(quote).toHaveCount(0)
    await choose(page, /^Actions: .*Quote/, 'Show')
    await expect(quote).toBeVisible()
  })
  await test.step('copied to another page', async () => {
    await page.getByRole('button', { name: 'Copy to another page' }).last().click()
    const copying = page.getByRole('dialog')
    await copying.getByLabel('Page').selectOption('page:logos')
    await copying.getByRole('button', { name: 'Copy section' }).click()
    await expect(copying.getByText('Copied to the end of')).toBeFocused()
    await page.keyboard.press('Escape')
  })
  await test.step('dragged', async () => {
    // An open section is not dragged, so that its texts can be selected.
    await sectionRow(page, '03 Quote').click()
    await sectionRow(page, '03 Quote').dragTo(sectionRow(page, '01 Page head'), {
      targetPosition: { x: 40, y: 4 },
    })
    await expect(sectionRow(page, '01 Quote')).toBeVisible()
    await expect(sectionIn(shown, 0)).toContainText('Quote')
  })
  await test.step('undone and redone', async () => {
    await page.keyboard.press('Control+z')
    await expect(sectionRow(page, '03 Quote')).toBeVisible()
    await expect(sectionIn(shown, 0)).not.toContainText('Quote')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(quote).toHaveCount(0)
    const redo = page.getByRole('button', { name: 'Redo' })
    await redo.click()
    await redo.click()
    await expect(redo).toHaveAttribute('aria-disabled', 'true')
    await expect(sectionRow(page, '01 Quote')).toBeVisible()
  })
  await test.step('saved and discarded', async () => {
    // Saving the first draft does not load the page again, which would scroll it to its top.
    await isSaved(page)
    await expect(page.locator('iframe')).toHaveAttribute('src', address ?? '')
    await discardDraft(page)
    await expect(quote).toHaveCount(0)
  })
})

test('an entry that is clicked in the page leads to its editor, and the draft is saved before', async ({
  page,
}) => {
  await edit(page, 'page:about&at=blocks.4.title')
  const shown = shownPage(page)
  const section = sectionIn(shown, 4)
  const title = section.locator('[data-path$=".title"]').first()
  const card = section
    .locator('[data-entry="person:person-two"]')
    .filter({ hasText: 'Person two', visible: true })
  const link = page.getByRole('link', { name: 'Edit “Person two”' })
  const outlined = shown.locator('[data-edited]')
  await expect(focused(page)).toHaveValue('The board')
  await card.click()
  await expect(link).toBeFocused()
  await expect(outlined).toHaveCount(1)
  await expect(outlined).toContainText('Person two')
  await expect(outlined).not.toContainText('Person three')
  // A text of the section takes the link away.
  await title.click()
  await expect(link).toHaveCount(0)
  await expect(outlined).toHaveText('The board')

  await card.click()
  await searchTitle(page).fill('Who we are, and where')
  await link.press('Enter')
  await expect(page).toHaveURL(/document=person%3Aperson-two/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Person two')
  await page.goBack()
  await expect(searchTitle(page)).toHaveValue('Who we are, and where')
  await discardDraft(page)
  await expect(searchTitle(page)).not.toHaveValue('Who we are, and where')
})

test('what was typed before the page beside the fields has come is shown in it', async ({
  page,
}) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/*', async (route, request) => {
    if (!request.isNavigationRequest() || request.frame() === page.mainFrame()) {
      return route.fallback()
    }
    const response = await route.fetch()
    await released.promise
    await route.fulfill({ response })
  })
  // The screen is loaded only once its frame is.
  await page.goto('/admin/content/edit?document=page:figures&at=blocks.1.title', {
    waitUntil: 'commit',
  })
  const title = sectionIn(shownPage(page), 1).locator('[data-path$=".title"]').first()
  await expect(focused(page)).toHaveValue('Figures: staggered')
  await focused(page).fill('What we count')
  await saveDraft(page)
  released.resolve()
  await expect(title).toHaveText('What we count')
  await focused(page).fill('What we counted')
  await expect(title).toHaveText('What we counted')
})
