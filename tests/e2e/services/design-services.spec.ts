import type { Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/fixtures.ts'
import {
  expectContactPreselected,
  expectNoLayoutShift,
  expectQuestions,
  expectScene,
  expectSelectedTab,
  openTabs,
  sectionOf,
  tabsOf,
  tabsWithin,
  waitForTabs,
} from './service-page.ts'

const path = '/services/design-services'
const specialties = 'Three specialties, one studio'

/** Expects the pieces of all specialties, with pictures that weigh little at this window's width. */
async function expectWall(page: Page) {
  const pieces = sectionOf(page, 'The wall').getByRole('figure')
  await expect(pieces).toHaveCount(12)
  for (const specialty of ['UI', 'Graphic', 'Packaging']) {
    await expect(pieces.filter({ hasText: `${specialty}: ` })).toHaveCount(4)
  }
  for (const piece of await pieces.all()) {
    const picture = piece.getByRole('img')
    await expect(picture).toHaveAttribute('alt', /.{60,}/)
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/pictures/design/'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(180_000)
}

test('shows the wall, the procedure, the benefits, the transformations and the tools', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openTabs(page, path)
  await expectWall(page)
  const steps = sectionOf(page, 'How a design job runs').getByRole('listitem').getByRole('heading')
  await expect(steps).toHaveText([
    'Discovery',
    'Strategy',
    'Design',
    'Implementation',
    'Evaluation',
  ])
  await expect(sectionOf(page, 'Three benefits you can measure').getByRole('term')).toHaveCount(3)
  const changes = sectionOf(page, 'Measured before and after').getByRole('listitem')
  await expect(changes).toHaveCount(2)
  for (const change of await changes.all()) {
    await expect(change.getByRole('term')).toHaveText(['Before', 'After'])
  }
  const tools = sectionOf(page, 'Ten tools we work in').getByRole('term')
  await expect(tools).toHaveCount(10)
  await expect(tools.locator('svg path')).toHaveCount(10)
  await expectQuestions(page, 'Questions about design', 4)
  await expectScene(page)
  // On phones the wall is one row that scrolls, by keyboard too.
  await page.setViewportSize({ width: 390, height: 844 })
  const wall = page.getByRole('region', { name: 'The wall' })
  await wall.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => wall.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})

test('starts with UI Design and its first tab', async ({ page }) => {
  await openTabs(page, path)
  const tabs = tabsOf(page, specialties)
  await expect(tabs).toHaveText(['UI Design', 'Graphic Design', 'Packaging Design'])
  await expectSelectedTab(tabs, 'UI Design', 'specialty-ui')
  await expectSelectedTab(tabsWithin(page, 'UI Design'), 'Research', 'specialty-ui-research')
})

test('returns to the first tab each time the specialty changes', async ({ page }) => {
  await openTabs(page, path)
  const tabs = tabsOf(page, specialties)
  await tabsWithin(page, 'UI Design').filter({ hasText: 'Screens' }).click()
  await expect(page).toHaveURL(`${path}?specialty=ui.screens`)
  await tabs.filter({ hasText: 'Packaging Design' }).click()
  await expectSelectedTab(
    tabsWithin(page, 'Packaging Design'),
    'Structure',
    'specialty-packaging-structure',
  )
  await tabsWithin(page, 'Packaging Design').filter({ hasText: 'Range' }).click()
  await tabs.filter({ hasText: 'UI Design' }).click()
  await expectSelectedTab(tabsWithin(page, 'UI Design'), 'Research', 'specialty-ui-research')
  await expect(page).toHaveURL(path)
  await tabs.filter({ hasText: 'Packaging Design' }).click()
  await expectSelectedTab(
    tabsWithin(page, 'Packaging Design'),
    'Structure',
    'specialty-packaging-structure',
  )
})

test('restores specialty and tab after a reload', async ({ page }) => {
  await openTabs(page, path)
  await tabsOf(page, specialties).filter({ hasText: 'Graphic Design' }).click()
  await tabsWithin(page, 'Graphic Design').filter({ hasText: 'Print' }).click()
  await expect(page).toHaveURL(`${path}?specialty=graphic.print`)
  await page.reload()
  await waitForTabs(page)
  await expectSelectedTab(tabsOf(page, specialties), 'Graphic Design', 'specialty-graphic')
  await expectSelectedTab(tabsWithin(page, 'Graphic Design'), 'Print', 'specialty-graphic-print')
})

test('can be used with the keyboard', async ({ page }) => {
  await openTabs(page, path)
  const tabs = tabsOf(page, specialties)
  await tabs.first().focus()
  await page.keyboard.press('ArrowUp')
  await expectSelectedTab(tabs, 'Packaging Design', 'specialty-packaging')
  await expect(tabs.last()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await expectSelectedTab(
    tabsWithin(page, 'Packaging Design'),
    'Range',
    'specialty-packaging-range',
  )
})

test('selecting a tab does not shift the content below', async ({ page }) => {
  await openTabs(page, path)
  await expectNoLayoutShift(tabsOf(page, specialties))
})

test('links to the contact form with UI/UX selected', async ({ page }) => {
  await openTabs(page, path)
  await expectContactPreselected(page, 'Get in touch', 'UI/UX')
})
