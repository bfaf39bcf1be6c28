import type { Locator, Page } from '@playwright/test'
import { expect, mounted, open } from '#tests/e2e/fixtures.ts'

/** Opens a page and waits until all its tabs work. */
export async function openTabs(page: Page, path: string) {
  await open(page, path)
  await waitForTabs(page)
}

/** Waits until all tabs work; each section's do when it is nearly in view. */
export async function waitForTabs(page: Page) {
  for (const section of await page.locator('[data-island=tabs]').all()) await mounted(page, section)
}

/** The section with this heading. */
export function sectionOf(page: Page, title: string) {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
}

/** The tabs in the tab list with this name. */
export function tabsOf(page: Page, title: string) {
  return page.getByRole('tablist', { name: title, exact: true }).getByRole('tab')
}

/** The nested tabs in a tab's panel; none if it has no tabs. */
export function tabsWithin(page: Page, tab: string) {
  return page.getByRole('tabpanel', { name: tab }).getByRole('tablist').getByRole('tab')
}

/** Expects exactly one selected tab with this name, the only one in tab order, whose panel has this id and is visible. */
export async function expectSelectedTab(
  tabs: ReturnType<typeof tabsOf>,
  name: string,
  panel: string,
) {
  const selected = tabs.and(tabs.page().locator('[aria-selected="true"]'))
  await expect(selected).toHaveCount(1)
  await expect(selected).toHaveText(name)
  await expect(selected).toHaveAttribute('aria-controls', panel)
  await expect(tabs.page().locator(`#${panel}`)).toBeVisible()
  await expect(tabs.and(tabs.page().locator('[tabindex="0"]'))).toHaveText(name)
}

/** Expects the page's height to be the same whichever tab is selected. */
export async function expectNoLayoutShift(tabs: ReturnType<typeof tabsOf>) {
  const page = tabs.page()
  await page.evaluate(() => document.fonts.ready)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  for (const tab of await tabs.all()) {
    await tab.click()
    expect(await height()).toBe(before)
  }
}

/** Follows the last link with this text to the contact form and expects the option to be selected there. */
export async function expectContactPreselected(page: Page, action: string, option: string) {
  await page.getByRole('main').getByRole('link', { name: action, exact: true }).last().click()
  await expect(page).toHaveURL(/\/contact\?service=/)
  await expect(page.getByRole('radio', { name: option, exact: true })).toBeChecked()
}

/** Expects `count` items, numbered from 01, each with a heading and a paragraph. */
export async function expectNumbered(items: Locator, count: number) {
  await expect(items).toHaveCount(count)
  for (const [index, item] of (await items.all()).entries()) {
    await expect(item).toContainText(String(index + 1).padStart(2, '0'))
    await expect(item.getByRole('heading')).toHaveCount(1)
    await expect(item.getByRole('paragraph')).toHaveCount(1)
  }
}

/** Expects at least this many questions, each ending with a question mark. */
export async function expectQuestions(page: Page, title: string, atLeast: number) {
  const questions = await sectionOf(page, title).locator('summary').allInnerTexts()
  expect(questions.length).toBeGreaterThanOrEqual(atLeast)
  for (const question of questions) expect(question).toMatch(/\?$/)
}

/** Expects a scene in the page's opening that is still with reduced motion, and otherwise plays once, for five seconds at most. */
export async function expectScene(page: Page) {
  const scene = page.locator('.scene')
  await scene.scrollIntoViewIfNeeded()
  await expect(scene).toBeVisible()
  expect(await scene.evaluate(motionsOf)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const motions = () => scene.evaluate(motionsOf)
  await expect
    .poll(async () => (await motions()).some(({ state }) => state === 'running'))
    .toBe(true)
  for (const { end } of await motions()) expect(end).toBeLessThanOrEqual(5000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

/** Runs in the page: the state of each animation, and when it ends in milliseconds. */
function motionsOf(scene: Element) {
  return scene
    .getAnimations({ subtree: true })
    .filter(({ effect }) => (effect as KeyframeEffect).target !== scene)
    .map(({ playState, effect }) => ({
      state: playState,
      end: Number(effect?.getComputedTiming().endTime),
    }))
}
