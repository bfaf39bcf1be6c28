import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
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

const engine = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Options = { except?: string[] }

/** Expects no axe violations (outside of `except`) and no horizontal scrolling, including at tablet widths. */
export async function expectAccessible(page: Page, options?: Options) {
  const original = page.viewportSize() ?? { width: 0, height: 0 }
  for (const width of [...tabletWidths, original.width]) {
    await expectNoScrolling(page, { ...original, width })
  }
  await expectNoViolations(page, options)
}

/** As expectAccessible, in every viewport and colour scheme without reloading the page. Leaves it wide. */
export async function expectAccessibleInEveryViewport(page: Page, options?: Options) {
  for (const width of tabletWidths) await expectNoScrolling(page, { width, height: 900 })
  for (const { use } of viewports.toReversed()) {
    await page.emulateMedia({ colorScheme: use.colorScheme })
    await expectNoScrolling(page, use.viewport)
    await expectNoViolations(page, options)
  }
  await page.emulateMedia({ colorScheme: null })
}

async function expectNoScrolling(page: Page, viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport)
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  const place = `${page.url()} at ${viewport.width} px`
  expect.soft(scrollWidth, place).toBeLessThanOrEqual(viewport.width)
}

async function expectNoViolations(page: Page, { except = [] }: Options = {}) {
  // Running colour transitions would distort axe's contrast checks.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const frames = except.includes('iframe') ? [page.mainFrame()] : page.frames()
  for (const frame of frames) {
    // Once per document, because it is long.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(engine)
  }
  expect.soft(await page.evaluate(violations, except), page.url()).toEqual([])
}

/** Runs in the page. */
async function violations(exclude: string[]) {
  const { axe } = window as unknown as { axe: typeof Axe }
  const result = await axe.run(exclude.length > 0 ? { exclude } : document, {
    resultTypes: ['violations'],
    // Style sheets and selectors take half of the time, and no rule and no message here needs them.
    preload: false,
    selectors: false,
  })
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
}
