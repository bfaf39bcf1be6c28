import type { Locator, Page } from '@playwright/test'
import { expect, open } from '#tests/e2e/fixtures.ts'

/** Opens a page and waits until every tab on it answers: the sections are taken over one by one. */
export async function openTabs(page: Page, path: string) {
  await open(page, path)
  await tabsAnswer(page)
}

/** Waits until React has taken over every tab. */
export async function tabsAnswer(page: Page) {
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('[role="tab"]')).every((tab) =>
      Object.keys(tab).some((key) => key.startsWith('__reactProps')),
    ),
  )
}

/** The section of a page under this heading. */
export function sectionOf(page: Page, title: string) {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
}

/** The list of tabs under a heading, and its tabs. */
export function tabsOf(page: Page, title: string) {
  return page.getByRole('tablist', { name: title, exact: true }).getByRole('tab')
}

/** The tabs within what a tab shows; empty where it has none. */
export function tabsWithin(page: Page, tab: string) {
  return page.getByRole('tabpanel', { name: tab }).getByRole('tablist').getByRole('tab')
}

/** Expects exactly one chosen tab, of this name, that shows the panel with this id and that the tab key reaches. */
export async function expectChosen(tabs: ReturnType<typeof tabsOf>, name: string, panel: string) {
  const chosen = tabs.and(tabs.page().locator('[aria-selected="true"]'))
  await expect(chosen).toHaveCount(1)
  await expect(chosen).toHaveText(name)
  await expect(chosen).toHaveAttribute('aria-controls', panel)
  await expect(tabs.page().locator(`#${panel}`)).toBeVisible()
  await expect(tabs.and(tabs.page().locator('[tabindex="0"]'))).toHaveText(name)
}

/** Expects the page to be as tall whichever of these tabs is chosen: nothing below them moves. */
export async function expectStill(tabs: ReturnType<typeof tabsOf>) {
  const page = tabs.page()
  await page.evaluate(() => document.fonts.ready)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  for (const tab of await tabs.all()) {
    await tab.click()
    expect(await height()).toBe(before)
  }
}

/** Follows the page's last word to the contact screen and expects this service to be chosen there. */
export async function expectContactFor(page: Page, action: string, option: string) {
  await page.getByRole('main').getByRole('link', { name: action, exact: true }).last().click()
  await expect(page).toHaveURL(/\/contact\?service=/)
  await expect(page.getByRole('radio', { name: option, exact: true })).toBeChecked()
}

/** Expects so many items, numbered from 01, each a heading and a paragraph. */
export async function expectNumbered(items: Locator, count: number) {
  await expect(items).toHaveCount(count)
  for (const [index, item] of (await items.all()).entries()) {
    await expect(item).toContainText(String(index + 1).padStart(2, '0'))
    await expect(item.getByRole('heading')).toHaveCount(1)
    await expect(item.getByRole('paragraph')).toHaveCount(1)
  }
}

/** Expects a page's own questions to be this many or more, and real: each ends with a question mark. */
export async function expectQuestions(page: Page, title: string, atLeast: number) {
  const questions = await sectionOf(page, title).locator('summary').allInnerTexts()
  expect(questions.length).toBeGreaterThanOrEqual(atLeast)
  for (const question of questions) expect(question).toMatch(/\?$/)
}
