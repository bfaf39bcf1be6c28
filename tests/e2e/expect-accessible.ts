import type { Page } from '@playwright/test'
import { findViolations } from './find-violations.ts'
import { expect } from './fixtures.ts'

export const wide = {
  name: 'wide and light',
  width: 1440,
  use: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' as const },
}
export const narrow = {
  name: 'narrow and dark',
  width: 390,
  use: { viewport: { width: 390, height: 900 }, colorScheme: 'dark' as const },
}

/** The viewports and colour schemes in which every screen is checked. */
export const viewports = [wide, narrow]

/** Additional widths checked for horizontal scrolling. */
const tabletWidths = [768, 1024]

type Options = { except?: string[] }

/** Expects no axe violations (outside of `except`) and no horizontal scrolling, including at tablet widths. */
export async function expectAccessible(page: Page, options?: Options) {
  const original = page.viewportSize() ?? { width: 0, height: 0 }
  for (const width of [...tabletWidths, original.width]) {
    await expectNoScrolling(page, { ...original, width })
  }
  await expectNoViolations(page, options)
}

/**
 * As expectAccessible, in every viewport and colour scheme without reloading the page. Begins and leaves it wide and light,
 * because each change of the size or scheme costs a tenth of a second.
 */
export async function expectAccessibleInEveryViewport(page: Page, options?: Options) {
  await expectNoScrolling(page, wide.use.viewport)
  await expectNoViolations(page, options)
  for (const width of tabletWidths) await expectNoScrolling(page, { width, height: 900 })
  await page.emulateMedia({ colorScheme: narrow.use.colorScheme })
  await expectNoScrolling(page, narrow.use.viewport)
  await expectNoViolations(page, options)
  await page.emulateMedia({ colorScheme: wide.use.colorScheme })
  await page.setViewportSize(wide.use.viewport)
}

async function expectNoScrolling(page: Page, viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport)
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  const place = `${page.url()} at ${viewport.width} px`
  expect.soft(scrollWidth, place).toBeLessThanOrEqual(viewport.width)
}

/** Expects no axe violations (outside of `except`) in the viewport and colour scheme that the page is in. */
export async function expectNoViolations(page: Page, { except }: Options = {}) {
  expect.soft(await findViolations(page, except), page.url()).toEqual([])
}
