import type { Browser } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

/** Bytes as they travel, compressed. */
const budget = {
  'home page before any scroll, video excluded': 400_000,
  'JavaScript of the home page': 146_000,
  'JavaScript of a post': 135_000,
  CSS: 14_000,
  'CSS of a service page': 24_000,
}

/** Opens the page as a first visitor does, with an empty cache. */
async function weigh(browser: Browser, address: string) {
  const context = await browser.newContext({ reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await page.addInitScript(() => sessionStorage.setItem('splash', '1'))
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  client.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, response.mimeType.startsWith('video/') ? 'Video' : type),
  )
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  await open(page, address)
  await page.waitForLoadState('networkidle')
  await context.close()
  return bytes
}

test('keeps the home page light', async ({ browser, site }) => {
  const bytes = await weigh(browser, `${site.origin}/`)
  const all = Object.entries(bytes).reduce(
    (sum, [kind, size]) => (kind === 'Video' || kind === 'Media' ? sum : sum + size),
    0,
  )
  console.log('home page, bytes by kind:', JSON.stringify(bytes), 'in all without video:', all)
  expect(all).toBeLessThan(budget['home page before any scroll, video excluded'])
  expect(bytes.Script).toBeLessThan(budget['JavaScript of the home page'])
  expect(bytes.Stylesheet).toBeLessThan(budget.CSS)
})

test('keeps an article light', async ({ browser, site }) => {
  const bytes = await weigh(browser, `${site.origin}/blog/small-type-big-trust`)
  expect(bytes.Script).toBeLessThan(budget['JavaScript of a post'])
})

test('brings a service page its sections with a second sheet, and no more', async ({
  browser,
  site,
}) => {
  const bytes = await weigh(browser, `${site.origin}/services/seo-services`)
  expect(bytes.Stylesheet).toBeLessThan(budget['CSS of a service page'])
})
