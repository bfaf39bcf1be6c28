import type { FrameLocator, Page } from '@playwright/test'
import { expect, open } from './fixtures.ts'

/** Requests that save a draft or publish it. */
export const changes = '**/admin/actions/content.{saveDraft,publish}'

/** Opens the editor of a document. Tests of a worker share a site: each edits a document of its own. */
export function edit(page: Page, document: string) {
  return open(page, `/admin/content/edit?document=${document}`)
}

/** A text that every page has. */
export function searchTitle(page: Page) {
  return page.getByLabel('Title for search engines')
}

export async function saveDraft(page: Page) {
  await page.keyboard.press('Control+s')
  await isSaved(page)
}

/** Waits until the draft is saved, by itself unless it already was. */
export function isSaved(page: Page) {
  return expect(page.getByText(/^Draft saved at/)).toBeVisible()
}

export function publishButton(page: Page) {
  return page.getByRole('button', { name: 'Publish', exact: true })
}

export async function publish(page: Page) {
  await publishButton(page).click()
  await expect(page.getByText('Published. Visitors can see it now.')).toBeVisible()
  // The message above may be left over from publishing earlier.
  await expect(page.getByText('This is what visitors see.')).toBeVisible()
}

export async function discardDraft(page: Page) {
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('This is the original, as visitors see it.')).toBeVisible()
}

/** The page beside its fields. */
export function shownPage(page: Page) {
  return page.frameLocator('iframe')
}

/** A section of the page beside its fields, by its place. */
export function sectionIn(shown: FrameLocator, index: number) {
  return shown.locator('[data-section]').nth(index)
}

/** The row of a section, which opens its fields: "02 Questions". */
export function sectionRow(page: Page, name: string) {
  return page.getByRole('button', { name: new RegExp(`^\\W*${name}`) })
}
