import type { Page } from '@playwright/test'
import { mounted, open } from '#tests/e2e/fixtures.ts'

/** The section with this heading. */
export function sectionOf(page: Page, title: string) {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
}

/** Opens a page, scrolls to the section with this heading and waits until its controls work. */
export async function openAtSection(page: Page, path: string, title: string) {
  await open(page, path)
  await mounted(page, sectionOf(page, title))
}
