import type { Browser } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

/** Compressed bytes. */
const budget = {
  'home page before any scroll, video excluded': 400_000,
  'JavaScript of the home page': 146_000,
  'JavaScript of a post': 135_000,
  CSS: 14_000,
  'CSS of a service page': 24_000,
}

/** Transferred bytes by resource type, with an empty cache. */
async function transferredBytes(browser: Browser, url: string) {
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
  await open(page, url)
  await page.waitForLoadState('networkidle')
  await context.close()
  return bytes
}

test('the home page stays within its size budget', async ({ browser, site }) => {
  const bytes = await transferredBytes(browser, `${site.origin}/`)
  const all = Object.entries(bytes).reduce(
    (sum, [kind, size]) => (kind === 'Video' || kind === 'Media' ? sum : sum + size),
    0,
  )
  console.log('home page, bytes by kind:', JSON.stringify(bytes), 'in all without video:', all)
  expect(all).toBeLessThan(budget['home page before any scroll, video excluded'])
  expect(bytes.Script).toBeLessThan(budget['JavaScript of the home page'])
  expect(bytes.Stylesheet).toBeLessThan(budget.CSS)
})

test('a post stays within its size budget', async ({ browser, site }) => {
  const bytes = await transferredBytes(browser, `${site.origin}/blog/small-type-big-trust`)
  expect(bytes.Script).toBeLessThan(budget['JavaScript of a post'])
})

test('the CSS of a service page stays within its budget', async ({ browser, site }) => {
  const bytes = await transferredBytes(browser, `${site.origin}/services/seo-services`)
  expect(bytes.Stylesheet).toBeLessThan(budget['CSS of a service page'])
})
