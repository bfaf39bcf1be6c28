import type { Page } from '@playwright/test'
import { expect, holdRequest, mounted, open, test } from '#tests/e2e/fixtures.ts'
import { openAtSection, sectionOf } from './block.ts'

const path = '/tabs'
const title = 'Tabs: accordion'

const item = (page: Page, word: string) =>
  sectionOf(page, title)
    .locator('details')
    .filter({ hasText: `accordion ${word}` })
const openItems = (page: Page) => sectionOf(page, title).locator('details[open] h3')

test('has one item open at a time, by mouse or keyboard, and keeps it in the URL', async ({
  page,
}) => {
  await openAtSection(page, path, title)
  await expect(openItems(page)).toHaveText(['accordion one'])
  const four = item(page, 'four').locator('summary')
  await four.scrollIntoViewIfNeeded()
  const before = await four.boundingBox()
  await four.click()
  await expect(openItems(page)).toHaveText(['accordion four'])
  await expect(page).toHaveURL(`${path}?accordion=four`)
  // The item above it has closed, and the summary is still under the pointer.
  expect((await four.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
  await expect(item(page, 'four').getByRole('listitem').first()).toBeVisible()
  await item(page, 'two').locator('summary').focus()
  await page.keyboard.press('Space')
  await expect(openItems(page)).toHaveText(['accordion two'])
  await page.keyboard.press('Enter')
  await expect(openItems(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${path}?accordion=none`)
  await page.reload()
  await mounted(page, sectionOf(page, title))
  await expect(openItems(page)).toHaveCount(0)
  await item(page, 'one').locator('summary').click()
  await expect(openItems(page)).toHaveText(['accordion one'])
  await expect(page).toHaveURL(path)
})

test('keeps the item open that was opened before the code arrived', async ({ page }) => {
  const release = await holdRequest(page, '**/assets/client-*.js')
  await open(page, `${path}?accordion=four`)
  await item(page, 'two').locator('summary').click()
  await expect(openItems(page)).toHaveText(['accordion two'])
  release()
  await mounted(page, sectionOf(page, title))
  await expect(openItems(page)).toHaveText(['accordion two'])
  await expect(page).toHaveURL(`${path}?accordion=two`)
})

test('questions of the site and of a page open one at a time and close again', async ({ page }) => {
  for (const [where, name, count] of [
    ['/about', 'faq', 5],
    ['/', 'Home questions', 2],
  ] as const) {
    await open(page, where)
    const questions =
      name === 'faq' ? page.locator('details[name=faq]') : sectionOf(page, name).locator('details')
    await expect(questions).toHaveCount(count)
    await questions.first().locator('summary').click()
    await expect(questions.first()).toHaveAttribute('open', '')
    await questions.last().locator('summary').click()
    await expect(questions.first()).not.toHaveAttribute('open')
    await questions.last().locator('summary').click()
    await expect(questions.last()).not.toHaveAttribute('open')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens the items', async ({ page }) => {
    await page.goto(path)
    await expect(openItems(page)).toHaveText(['accordion one'])
    await item(page, 'four').locator('summary').click()
    await expect(openItems(page)).toHaveText(['accordion four'])
  })
})
