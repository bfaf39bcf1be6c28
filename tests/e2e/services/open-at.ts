import type { Page } from '@playwright/test'
import { expect, open } from '#tests/e2e/fixtures.ts'
import { sectionOf } from './service-page.ts'

/** Opens a page and waits until the section under this heading answers: its code comes after the page's own. */
export async function openAt(page: Page, path: string, title: string) {
  await open(page, path)
  const answers = () =>
    sectionOf(page, title).evaluate((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    )
  await expect.poll(answers).toBe(true)
}
