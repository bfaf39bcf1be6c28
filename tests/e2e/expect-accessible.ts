import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** How every screen is looked at; nothing moves, as axe must not see a colour on its way. */
export const looks = [
  { name: 'wide and light', width: 1440, colorScheme: 'light' },
  { name: 'narrow and dark', width: 390, colorScheme: 'dark' },
].map(({ name, width, colorScheme }) => ({
  name,
  width,
  use: {
    viewport: { width, height: 900 },
    colorScheme: colorScheme as 'light' | 'dark',
    contextOptions: { reducedMotion: 'reduce' as const },
  },
}))

/** Tablets, on which a layout may change in between. */
const tablets = [768, 1024]

/** Axe objects to nothing (outside of `except`), and nothing stands out of the page, on a tablet neither. */
export async function expectSound(page: Page, { except = [] }: { except?: string[] } = {}) {
  const axe = except.reduce((builder, part) => builder.exclude(part), new AxeBuilder({ page }))
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
  expect(found, page.url()).toEqual([])
  const own = page.viewportSize() ?? { width: 0, height: 0 }
  for (const width of [...tablets, own.width]) {
    await page.setViewportSize({ ...own, width })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width)
  }
}

/** The same in every look, for what takes long to come to. */
export async function expectSoundInEveryLook(page: Page) {
  for (const { use } of looks) {
    await page.setViewportSize(use.viewport)
    await page.emulateMedia({ colorScheme: use.colorScheme, reducedMotion: 'reduce' })
    await expectSound(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}
