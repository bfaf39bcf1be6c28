import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser, Page, Request } from '@playwright/test'
import { expect, mounted, open, test } from '#tests/e2e/fixtures.ts'
import { crawl, differentPages } from './crawl.ts'

/** Compressed bytes. */
const budget = {
  'home page before any scroll, video excluded': 250_000,
  'HTML of the home page': 21_000,
  'HTML of any page': 26_000,
  'style sheet of any page': 14_000,
  'JavaScript of the home page': 15_000,
  'JavaScript of the home page after scrolling through': 90_000,
  // Where a page is short, with the newsletter form at its end.
  'JavaScript of a page that nobody touches': 6_000,
}

/** DOM elements. */
const HOME_ELEMENTS = 1_400

/** Files that are transferred, headers excluded, by resource type. */
async function countBytes(browser: Browser) {
  const context = await browser.newContext({ reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await page.addInitScript(() => sessionStorage.setItem('splash', '1'))
  const bytes: Record<string, number> = {}
  const counted: Promise<void>[] = []
  const count = async (request: Request) => {
    const kind = request.resourceType()
    const { responseBodySize } = await request.sizes()
    bytes[kind] = (bytes[kind] ?? 0) + responseBodySize
  }
  page.on('requestfinished', (request) => counted.push(count(request)))
  /** Waits until nothing is loading and all is counted. */
  async function idle() {
    await page.waitForLoadState('networkidle')
    await Promise.all(counted)
  }
  return { page, bytes, idle, context }
}

async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let top = 0; top < height; top += 400) {
    await page.mouse.wheel(0, 400)
    await mounted(page)
  }
}

test('the home page stays within its budget', async ({ browser, site }) => {
  const { page, bytes, idle, context } = await countBytes(browser)
  await open(page, `${site.origin}/`)
  await idle()
  const { media = 0, ...rest } = bytes
  const all = Object.values(rest).reduce((sum, size) => sum + size, 0)
  console.log('home page, bytes by kind:', JSON.stringify(bytes), 'in all without video:', all)
  expect(all).toBeLessThan(budget['home page before any scroll, video excluded'])
  expect(bytes.script).toBeLessThan(budget['JavaScript of the home page'])
  expect(await page.locator('*').count()).toBeLessThan(HOME_ELEMENTS)
  await scrollThrough(page)
  await idle()
  expect(bytes.script).toBeLessThan(budget['JavaScript of the home page after scrolling through'])
  await context.close()
})

for (const kind of ['blog', 'services']) {
  test(`a page of ${kind} loads little JavaScript`, async ({ browser, site }) => {
    const path = [...(await crawl(site)).keys()].find((each) => each.startsWith(`/${kind}/`))
    test.skip(!path, `There are no ${kind}.`)
    const { page, bytes, idle, context } = await countBytes(browser)
    await open(page, site.origin + path)
    await idle()
    expect(bytes.script).toBeLessThan(budget['JavaScript of a page that nobody touches'])
    await context.close()
  })
}

test('the HTML of every page and the style sheet of every kind of page stay within their budgets', async ({
  request,
  site,
}) => {
  const pages = await crawl(site)
  const tooLarge: string[] = []
  for (const [path, { html }] of pages) {
    const limit = budget[path === '/' ? 'HTML of the home page' : 'HTML of any page']
    const bytes = compressedSize(html, limit)
    if (bytes > limit) tooLarge.push(`${path}: HTML ${bytes}`)
  }
  for (const path of differentPages(pages)) {
    // From this server: it knows only the sheets of pages that it rendered.
    const html = await (await request.get(site.origin + path)).text()
    const sheet = /\/styles\/[\w-]+\.css/.exec(html)?.[0] ?? ''
    const limit = budget['style sheet of any page']
    const bytes = compressedSize(await (await request.get(site.origin + sheet)).text(), limit)
    if (bytes > limit) tooLarge.push(`${path}: CSS ${bytes}`)
  }
  expect(tooLarge).toEqual([])
})

/** Compresses well, which is 20 times as slow as fast, only if that decides whether a text is within the limit. */
function compressedSize(text: string, limit: number) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const fast = brotliCompressSync(text, { params }).length
  return fast <= limit ? fast : brotliCompressSync(text).length
}
