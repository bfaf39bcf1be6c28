import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'

const engine = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong outside of `except`, in the viewport and colour scheme that the page is in. */
export async function findViolations(page: Page, except: string[] = []) {
  const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches
  // Running colour transitions would distort axe's contrast checks.
  if (!(await page.evaluate(reduced))) await page.emulateMedia({ reducedMotion: 'reduce' })
  const frames = except.includes('iframe') ? [page.mainFrame()] : page.frames()
  for (const frame of frames) {
    // Once per document, because it is long.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(engine)
  }
  return page.evaluate(violations, except)
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
