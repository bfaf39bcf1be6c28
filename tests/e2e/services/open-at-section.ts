import type { Page } from '@playwright/test'
import { expect, open } from '#tests/e2e/fixtures.ts'
import { sectionOf } from './service-page.ts'

/** Opens a page and waits until the section with this heading is hydrated, which happens after the page itself. */
export async function openAtSection(page: Page, path: string, title: string) {
  await open(page, path)
  const isHydrated = () =>
    sectionOf(page, title).evaluate((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    )
  await expect.poll(isHydrated).toBe(true)
}
