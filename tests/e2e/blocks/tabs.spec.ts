import type { Locator, Page } from '@playwright/test'
import { expect, holdRequest, mounted, open, test } from '#tests/e2e/fixtures.ts'
import { sectionOf } from './block.ts'

const path = '/tabs'
const lists = ['side', 'pictures'].map((layout) => `Tabs: ${layout}`)
const nestedLists = ['process', 'phases', 'switch'].map((layout) => `Groups: ${layout}`)

/** The tabs of the section with this title, or of the group with this name. */
function tabsOf(page: Page, title: string) {
  return page.getByRole('tablist', { name: title, exact: true }).getByRole('tab')
}

function tabsWithin(page: Page, group: string) {
  return page.getByRole('tabpanel', { name: group }).getByRole('tablist').getByRole('tab')
}

async function waitForTabs(page: Page) {
  for (const section of await page.locator('[data-island=tabs]').all()) await mounted(page, section)
}

async function openTabs(page: Page, query = '') {
  await open(page, path + query)
  await waitForTabs(page)
}

/** Expects exactly one selected tab with this name, the only one in tab order, whose panel has this id and is visible. */
async function expectSelected(tabs: Locator, name: string, panel: string) {
  const page = tabs.page()
  const selected = tabs.and(page.locator('[aria-selected="true"]'))
  await expect(selected).toHaveText([name])
  await expect(selected).toHaveAttribute('aria-controls', panel)
  await expect(page.locator(`#${panel}`)).toBeVisible()
  await expect(tabs.and(page.locator('[tabindex="0"]'))).toHaveText(name)
}

test('groups remember their open tab, a switch begins with the first, and the URL keeps them', async ({
  page,
}) => {
  await openTabs(page, '?process=two.three')
  const group = (name: string) =>
    tabsOf(page, `Groups: ${name.split(' ')[0]}`).filter({ hasText: name })
  await expectSelected(tabsWithin(page, 'process two'), 'two three', 'process-two-three')
  await expectSelected(tabsOf(page, 'Tabs: side'), 'side one', 'side-one')
  await expectSelected(tabsOf(page, 'Groups: switch'), 'switch one', 'switch-one')
  await group('process three').click()
  await expectSelected(tabsWithin(page, 'process three'), 'three one', 'process-three-one')
  await tabsWithin(page, 'process three').filter({ hasText: 'three two' }).click()
  await group('process two').click()
  await expectSelected(tabsWithin(page, 'process two'), 'two three', 'process-two-three')

  await expect(tabsWithin(page, 'phases one'), 'a group of text only').toHaveCount(0)
  await group('phases two').click()
  await tabsWithin(page, 'phases two').filter({ hasText: 'two two' }).click()
  await tabsWithin(page, 'switch one').filter({ hasText: 'one three' }).click()
  await expect(page).toHaveURL(`${path}?process=two.three&phases=two.two&switch=one.three`)
  await group('switch two').click()
  await group('switch one').click()
  await expectSelected(tabsWithin(page, 'switch one'), 'one one', 'switch-one-one')

  for (const tab of await tabsOf(page, 'Tabs: pictures').all()) {
    await tab.click()
    const name = (await tab.textContent()) ?? ''
    const panel = sectionOf(page, 'Tabs: pictures').getByRole('tabpanel', { name })
    await expect(panel.getByRole('img')).toBeVisible()
    await expect(panel).toContainText(`What ${name} is.`)
  }
  await expect(page).toHaveURL(`${path}?process=two.three&phases=two.two&pictures=four`)
  await page.reload()
  await waitForTabs(page)
  await expectSelected(tabsWithin(page, 'phases two'), 'two two', 'phases-two-two')
  await expectSelected(tabsOf(page, 'Tabs: pictures'), 'pictures four', 'pictures-four')
  await group('process one').click()
  await group('phases one').click()
  await tabsOf(page, 'Tabs: pictures').first().click()
  await expect(page, 'no query for the first of each').toHaveURL(path)
  await openTabs(page, '?side=nothing&switch=nothing.one&process=two.nothing')
  await expectSelected(tabsOf(page, 'Tabs: side'), 'side one', 'side-one')
  await expectSelected(tabsOf(page, 'Groups: switch'), 'switch one', 'switch-one')
})

test('can be used with the keyboard', async ({ page }) => {
  await openTabs(page)
  const process = tabsOf(page, 'Groups: process')
  await process.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expectSelected(process, 'process three', 'process-three')
  await expect(process.last()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expectSelected(process, 'process one', 'process-one')
  await page.keyboard.press('End')
  await expect(process.last()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(process.nth(1)).toBeFocused()
  // One tab stop each: the panel, its nested tabs, their panel.
  await page.keyboard.press('Tab')
  await expect(page.locator('#process-two')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expectSelected(tabsWithin(page, 'process two'), 'two two', 'process-two-two')
  await page.keyboard.press('Tab')
  await expect(page.locator('#process-two-two')).toBeFocused()
  for (const title of ['Groups: phases', 'Groups: switch', ...lists]) {
    const tabs = tabsOf(page, title)
    await tabs.first().focus()
    await page.keyboard.press('ArrowUp')
    await expect(tabs.last(), title).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(tabs.first(), title).toBeFocused()
  }
})

test('selects the tab that was pressed before the code of the tabs arrived', async ({ page }) => {
  const release = await holdRequest(page, '**/assets/tabs-client-*.js')
  await open(page, path)
  const tabs = tabsOf(page, 'Groups: phases')
  await tabs.filter({ hasText: 'phases three' }).click()
  const loading = sectionOf(page, 'Groups: phases').getByText('Loading...')
  await expect(loading).toBeVisible()
  await expectSelected(tabs, 'phases one', 'phases-one')
  release()
  await expectSelected(tabs, 'phases three', 'phases-three')
  await expect(loading).toBeHidden()
})

test('selecting a tab does not shift the content below', async ({ page }) => {
  await openTabs(page)
  await page.evaluate(() => document.fonts.ready)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  for (const title of [...lists, ...nestedLists]) {
    for (const tab of await tabsOf(page, title).all()) {
      await tab.click()
      expect(await height(), title).toBe(before)
    }
  }
  // On phones a short phase leaves no void.
  await page.setViewportSize({ width: 390, height: 844 })
  const heightOf = async (index: number) => {
    await tabsOf(page, 'Groups: phases').nth(index).click()
    return sectionOf(page, 'Groups: phases').evaluate((section) => section.clientHeight)
  }
  expect(await heightOf(0)).toBeLessThan(await heightOf(1))
})

async function expectAllShown(page: Page) {
  await expect(page.getByRole('tab')).toHaveCount(0)
  const panels = page.getByRole('tabpanel')
  await expect(panels).toHaveCount(2 * 4 + 3 * 3 + 9 + 6 + 9)
  for (const panel of await panels.all()) await expect(panel).toBeVisible()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows every group and every tab', async ({ page }) => {
    await page.goto(path)
    await expectAllShown(page)
  })
})

test.describe('if the code of the tabs does not arrive', () => {
  test.use({ expectedMessages: ['Failed to load resource', 'dynamically imported module'] })

  test('shows every group and every tab', async ({ page }) => {
    await page.route('**/assets/tabs-client-*.js', (route) => route.abort())
    await open(page, path)
    for (const title of [...lists, ...nestedLists]) {
      await sectionOf(page, title).scrollIntoViewIfNeeded()
    }
    await expectAllShown(page)
  })
})
