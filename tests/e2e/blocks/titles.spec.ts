import type { Page } from '@playwright/test'
import { expect, open, test } from '#tests/e2e/fixtures.ts'

const titleWidths = (page: Page) =>
  page
    .locator('main h2.text-title')
    .evaluateAll((titles) => titles.map((title) => parseFloat(getComputedStyle(title).fontStretch)))

test('the titles of a page without a head become wider from section to section, the hues from violet to red', async ({
  page,
}) => {
  await open(page, '/about')
  const widths = await titleWidths(page)
  expect(widths.length).toBeGreaterThan(2)
  expect(widths.at(-1)).toBeGreaterThan(widths[0] ?? 0)
  const hues = await page
    .locator('main [data-nm]:has(> section)')
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute('data-nm'))))
  expect(hues[0]).toBe(400)
  expect(hues).toEqual(hues.toSorted((a, b) => a - b))
})

test('the titles of a service have the width of its wavelength', async ({ page }) => {
  await open(page, '/services/drawings')
  const [narrow = 0] = await titleWidths(page)
  await open(page, '/services/films')
  const [wide = 0] = await titleWidths(page)
  expect(wide).toBeGreaterThan(narrow)
})
