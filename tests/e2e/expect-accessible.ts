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

/** Expects no axe violations (outside of `except`) and no horizontal scrolling, including at tablet widths. */
export async function expectAccessible(page: Page, { except = [] }: { except?: string[] } = {}) {
  // Running colour transitions would distort axe's contrast checks.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Legacy mode opens no additional page; its only drawback is that it skips cross-origin frames.
  const builder = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await except
    .reduce((chain, selector) => chain.exclude(selector), builder)
    .options({ resultTypes: ['violations'] })
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
  expect.soft(found, page.url()).toEqual([])
  const original = page.viewportSize() ?? { width: 0, height: 0 }
  for (const width of [...tabletWidths, original.width]) {
    await page.setViewportSize({ ...original, width })
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(scrollWidth, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width)
  }
}

/** Runs expectAccessible in every viewport and colour scheme without reloading the page. */
export async function expectAccessibleInEveryViewport(
  page: Page,
  options?: Parameters<typeof expectAccessible>[1],
) {
  for (const { use } of viewports) {
    await page.setViewportSize(use.viewport)
    await page.emulateMedia({ colorScheme: use.colorScheme })
    await expectAccessible(page, options)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: null })
}
