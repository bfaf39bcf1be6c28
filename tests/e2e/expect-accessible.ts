import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The viewports and colour schemes in which every screen is checked. */
export const viewports = [
  { name: 'wide and light', width: 1440, colorScheme: 'light' },
  { name: 'narrow and dark', width: 390, colorScheme: 'dark' },
].map(({ name, width, colorScheme }) => ({
  name,
  width,
  use: { viewport: { width, height: 900 }, colorScheme: colorScheme as 'light' | 'dark' },
}))

/** Additional widths checked for horizontal scrolling. */
const tabletWidths = [768, 1024]

type Options = { except?: string[] }

/** Expects no axe violations (outside of `except`) and no horizontal scrolling, including at tablet widths. */
export async function expectAccessible(page: Page, options?: Options) {
  await expectNoViolations(page, options)
  await expectNoScrolling(page, tabletWidths)
}

async function expectNoViolations(page: Page, { except = [] }: Options = {}) {
  // Running colour transitions would distort axe's contrast checks.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Legacy mode opens no additional page; its only drawback is that it skips cross-origin frames.
  const builder = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await except
    .reduce((chain, selector) => chain.exclude(selector), builder)
    // Style sheets and selectors take half of the time, and no rule and no message here needs them.
    .options({ resultTypes: ['violations'], preload: false, selectors: false })
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
  expect.soft(found, page.url()).toEqual([])
}

async function expectNoScrolling(page: Page, widths: number[]) {
  const original = page.viewportSize() ?? { width: 0, height: 0 }
  for (const width of [original.width, ...widths]) {
    await page.setViewportSize({ ...original, width })
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(scrollWidth, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize(original)
}

/** As expectAccessible, in every viewport and colour scheme without reloading the page. */
export async function expectAccessibleInEveryViewport(page: Page, options?: Options) {
  for (const { use } of viewports) {
    await page.setViewportSize(use.viewport)
    await page.emulateMedia({ colorScheme: use.colorScheme })
    await expectNoViolations(page, options)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: null })
  await expectNoScrolling(page, [...viewports.map(({ width }) => width), ...tabletWidths])
}
