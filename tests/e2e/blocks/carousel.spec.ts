import type { Page } from '@playwright/test'
import { expect, holdRequest, mounted, open, test } from '#tests/e2e/fixtures.ts'

test.use({ reducedMotion: 'no-preference' })

const path = '/tabs'
const ITEMS = 8

/** Moved by the same code. */
const layouts = ['cards', 'strip']

const region = (page: Page, layout: string) =>
  page.getByRole('region', { name: `Carousel: ${layout}` })

/** The visible items, by the alt texts of their pictures. */
function visibleItems(page: Page, layout: string) {
  const pictures = region(page, layout).getByRole('list').getByRole('listitem').getByRole('img')
  return pictures.evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
}

/** Pauses the clock while hovering pauses the carousel, then moves the pointer away. */
async function openAtZero(page: Page, layout: string) {
  await page.clock.install({ time: new Date('2026-03-01T09:00:00') })
  await open(page, path)
  await mounted(page, region(page, layout))
  await region(page, layout).getByRole('list').scrollIntoViewIfNeeded()
  await region(page, layout).getByRole('listitem').first().hover()
  await page.clock.pauseAt(new Date('2026-03-01T10:00:00'))
  await page.mouse.move(2, 2)
}

async function expectMoving(page: Page, layout: string, reason: string) {
  const next = (await visibleItems(page, layout)).slice(1)
  await page.clock.fastForward(3000)
  await expect
    .poll(async () => (await visibleItems(page, layout)).slice(0, -1), { message: reason })
    .toEqual(next)
}

test('shows three of its items and advances by one every three seconds', async ({ page }) => {
  const layout = 'cards'
  await openAtZero(page, layout)
  const first = await visibleItems(page, layout)
  expect(first).toHaveLength(3)
  await page.clock.fastForward(2900)
  expect(await visibleItems(page, layout)).toEqual(first)
  await page.clock.fastForward(100)
  await expect
    .poll(async () => (await visibleItems(page, layout)).slice(0, -1))
    .toEqual(first.slice(1))
  const seen = new Set(first)
  for (let move = 2; move <= ITEMS; move++) {
    await expectMoving(page, layout, `move ${move}`)
    for (const item of await visibleItems(page, layout)) seen.add(item)
  }
  expect(seen.size).toBe(ITEMS)
  expect(await visibleItems(page, layout), 'after a full cycle').toEqual(first)
})

test('stops while hovered, focused, paused or out of view', async ({ page }) => {
  const layout = 'cards'
  const carousel = region(page, layout)
  await openAtZero(page, layout)
  const expectStopped = async (reason: string) => {
    const shown = await visibleItems(page, layout)
    await page.clock.fastForward(9500)
    expect(await visibleItems(page, layout), reason).toEqual(shown)
  }
  await expectMoving(page, layout, 'undisturbed')
  await carousel.getByRole('listitem').first().hover()
  await expectStopped('hovered')
  await page.mouse.move(2, 2)
  await expectMoving(page, layout, 'no longer hovered')
  await carousel.getByRole('button', { name: /^Next/ }).focus()
  await expectStopped('focused')
  await carousel.getByRole('button', { name: /^Next/ }).blur()
  await carousel.getByRole('button', { name: /^Pause/ }).click()
  await expectStopped('paused')
  await carousel.getByRole('button', { name: /^Play/ }).click()
  await page.mouse.move(2, 2)
  await carousel.getByRole('list').scrollIntoViewIfNeeded()
  await expectMoving(page, layout, 'played again')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(carousel.getByRole('list')).not.toBeInViewport()
  await expectStopped('out of view')
})

test('does what was pressed before it was loaded; has pause, previous and next in tab order', async ({
  page,
}) => {
  const load = await holdRequest(page, '**/assets/client-*.js')
  await open(page, path)
  const carousel = region(page, 'strip')
  await expect(carousel.getByRole('listitem')).toHaveCount(5)
  const shown = await visibleItems(page, 'strip')
  await carousel.getByRole('button', { name: /^Previous/ }).click()
  await expect(carousel.getByRole('status')).toHaveText('Loading slides...')
  load()
  await expect
    .poll(async () => (await visibleItems(page, 'strip')).slice(1))
    .toEqual(shown.slice(0, -1))
  await expect(carousel.getByRole('status')).toHaveCount(0)
  const names = () =>
    carousel
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')?.split(/[ ,]/)[0]))
  await expect.poll(names).toEqual(['Pause', 'Previous', 'Next'])
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('does not move; previous and next wrap around', async ({ page }) => {
    await page.clock.install()
    await open(page, path)
    const carousel = region(page, 'cards')
    await mounted(page, carousel)
    await expect(carousel.getByRole('button', { name: /^Play/ })).toBeVisible()
    const shown = await visibleItems(page, 'cards')
    await page.clock.fastForward(10_000)
    expect(await visibleItems(page, 'cards')).toEqual(shown)
    await carousel.getByRole('button', { name: /^Previous/ }).click()
    await expect
      .poll(async () => (await visibleItems(page, 'cards')).slice(1))
      .toEqual(shown.slice(0, -1))
    await carousel.getByRole('button', { name: /^Next/ }).click()
    await expect.poll(() => visibleItems(page, 'cards')).toEqual(shown)
  })
})

async function expectAllShown(page: Page) {
  for (const layout of layouts) {
    await region(page, layout).scrollIntoViewIfNeeded()
    await expect(region(page, layout).getByRole('listitem')).toHaveCount(ITEMS)
    await expect(region(page, layout).getByRole('button')).toHaveCount(0)
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all items', async ({ page }) => {
    await page.goto(path)
    await expectAllShown(page)
  })
})

test.describe('if its code does not arrive', () => {
  test.use({ expectedMessages: ['Failed to load resource', 'Failed to fetch'] })

  test('shows all items', async ({ page }) => {
    await page.route('**/assets/client-*.js', (route) => route.abort())
    await open(page, path)
    await expectAllShown(page)
  })
})
