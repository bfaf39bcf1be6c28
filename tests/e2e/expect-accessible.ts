import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** How every screen is checked. */
export const viewports = [
  { name: 'wide and light', width: 1440, colorScheme: 'light' },
  { name: 'narrow and dark', width: 390, colorScheme: 'dark' },
].map(({ name, width, colorScheme }) => ({
  name,
  width,
  use: { viewport: { width, height: 900 }, colorScheme: colorScheme as 'light' | 'dark' },
}))

/** Tablets, on which a layout may change in between. */
const tablets = [768, 1024]

/** Axe finds nothing (outside of `except`), and the page does not scroll sideways, on a tablet neither. */
export async function expectAccessible(page: Page, { except = [] }: { except?: string[] } = {}) {
  // Axe must not see a colour in transition.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // In legacy mode axe needs no second page; all it does not do is to enter frames of other origins.
  const builder = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await except
    .reduce((some, part) => some.exclude(part), builder)
    .options({ resultTypes: ['violations'] })
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
  expect.soft(found, page.url()).toEqual([])
  const own = page.viewportSize() ?? { width: 0, height: 0 }
  for (const width of [...tablets, own.width]) {
    await page.setViewportSize({ ...own, width })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(wide, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width)
  }
}

/** The same in every viewport and colour scheme, on the page as it is loaded. */
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
