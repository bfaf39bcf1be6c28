import type { Page } from '@playwright/test'
import { BEACON_MAX, type Beacon } from '#model/insights/beacon.ts'
import { removeFolder } from '#tests/fixtures/site.ts'
import { expect, open, startFixtureSite, test } from './fixtures.ts'

/** Keeps what this tab sends, over navigations too. */
async function watchBeacons(page: Page) {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      const sent = JSON.parse(sessionStorage.getItem('beacons') ?? '[]')
      sessionStorage.setItem('beacons', JSON.stringify([...sent, body]))
      return send(url, body)
    }
  })
  const bodies = () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('beacons') ?? '[]') as string[])
  return { bodies, beacons: async () => (await bodies()).map((body) => JSON.parse(body) as Beacon) }
}

/** Browsers end the search for the largest paint with the first press, which may come before any. */
function hasPainted(page: Page) {
  return expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1)
}

test('a page that is left tells once how long, how far and how fast it was read', async ({
  page,
  context,
}) => {
  const { bodies, beacons } = await watchBeacons(page)
  await open(page, '/?utm_source=news')
  await hasPainted(page)
  await page.keyboard.press('Tab')
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
  await page.goto('/contact')
  const [left, ...more] = await beacons()
  expect(more).toEqual([])
  expect(left?.page).toBe('/')
  expect(left?.left).toEqual({
    seconds: expect.any(Number),
    depth: expect.any(Number),
    lcp: expect.any(Number),
    inp: expect.any(Number),
    cls: expect.any(Number),
    ttfb: expect.any(Number),
  })
  expect(left?.left?.depth).toBeGreaterThan(0)
  expect((await bodies())[0]?.length).toBeLessThan(BEACON_MAX)
  expect(await context.cookies()).toEqual([])
})

test('who asks not to be tracked tells nothing', async ({ page }) => {
  const { beacons } = await watchBeacons(page)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await open(page, '/')
  await page.goto('/contact')
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: false })
    Object.defineProperty(navigator, 'doNotTrack', { value: '1' })
  })
  await open(page, '/')
  await page.goto('/contact')
  expect(await beacons()).toEqual([])
})

test('a page opened in the background is not measured by when somebody turns to it', async ({
  page,
}) => {
  const { beacons } = await watchBeacons(page)
  await page.addInitScript(() => {
    let isHidden = true
    Object.defineProperty(document, 'hidden', { get: () => isHidden })
    addEventListener('turn', () => {
      isHidden = !isHidden
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
  })
  await open(page, '/')
  // To the front, back, and so again.
  for (let turn = 0; turn < 4; turn++) await page.evaluate(() => dispatchEvent(new Event('turn')))
  const [first, second] = await beacons()
  expect(first?.left).toMatchObject({ seconds: expect.any(Number), ttfb: expect.any(Number) })
  expect(first?.left).not.toHaveProperty('lcp')
  // Later ones tell only how long.
  expect(second?.left).toEqual({ seconds: expect.any(Number) })
})

test('a page that comes back without a request, or from a CDN, tells that it is shown', async ({
  page,
}) => {
  const { beacons } = await watchBeacons(page)
  await open(page, '/')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await beacons()).toEqual([{ page: '/', shown: { referrer: '', search: '' } }])
  const { origin, stop, dataDir } = await startFixtureSite({ env: { CDN_SECONDS: '60' } })
  try {
    await open(page, `${origin}/contact?utm_source=${'news'.repeat(400)}`)
    const [shown] = await beacons()
    expect(shown).toMatchObject({ page: '/contact', shown: { referrer: '' } })
    expect(shown?.shown?.search).toMatch(/^\?utm_source=news/)
    expect(JSON.stringify(shown).length).toBeLessThan(BEACON_MAX)
  } finally {
    await stop()
    await removeFolder(dataDir)
  }
})
