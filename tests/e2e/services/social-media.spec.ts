import type { Page } from '@playwright/test'
import { expect, holdRequest, mounted, open, test } from '#tests/e2e/fixtures.ts'

test.use({ reducedMotion: 'no-preference' })

const PAGE = '/services/social-media'

const solutions = (page: Page) => page.getByRole('region', { name: 'What we take off your hands' })
const portfolio = (page: Page) => page.getByRole('region', { name: 'Eight posts people shared' })

const carousels = [
  { name: 'solutions', region: solutions, show: 3, items: 8, role: 'heading' },
  { name: 'portfolio', region: portfolio, show: 5, items: 8, role: 'img' },
] as const

/** The visible items, by their headings or alt texts. */
async function visibleItems(page: Page, { region, role }: (typeof carousels)[number]) {
  const parts = region(page).getByRole('list').getByRole('listitem').getByRole(role)
  return parts.evaluateAll((all) => all.map((part) => part.getAttribute('alt') ?? part.textContent))
}

/** Pauses the clock while hovering pauses the carousel, then moves the pointer away. */
async function startAtZero(page: Page, carousel: (typeof carousels)[number]) {
  await mounted(page, carousel.region(page))
  await expect(carousel.region(page).getByRole('listitem')).toHaveCount(carousel.show)
  await carousel.region(page).getByRole('list').scrollIntoViewIfNeeded()
  await carousel.region(page).getByRole('listitem').first().hover()
  await page.clock.pauseAt(new Date('2026-03-01T10:00:00'))
  await page.mouse.move(2, 2)
}

for (const carousel of carousels) {
  const { name, region, show, items } = carousel

  test(`shows ${show} of its ${items} ${name} and advances by one every three seconds`, async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-03-01T09:00:00') })
    await open(page, PAGE)
    await startAtZero(page, carousel)
    const shown = await visibleItems(page, carousel)
    expect(shown).toHaveLength(show)
    await page.clock.runFor(2900)
    expect(await visibleItems(page, carousel)).toEqual(shown)
    await page.clock.runFor(100)
    await expect
      .poll(async () => (await visibleItems(page, carousel)).slice(0, -1))
      .toEqual(shown.slice(1))
    const all = new Set([...shown, ...(await visibleItems(page, carousel))])
    for (let move = 2; move <= items; move++) {
      const last = (await visibleItems(page, carousel)).slice(1)
      await page.clock.runFor(3000)
      await expect.poll(async () => (await visibleItems(page, carousel)).slice(0, -1)).toEqual(last)
      expect(await visibleItems(page, carousel)).toHaveLength(show)
      for (const item of await visibleItems(page, carousel)) all.add(item)
    }
    expect(all.size).toBe(items)
    expect(await visibleItems(page, carousel), 'after a full cycle').toEqual(shown)
  })

  test(`stops the ${name} while hovered, focused, paused or out of view`, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-03-01T09:00:00') })
    await open(page, PAGE)
    await startAtZero(page, carousel)
    const expectStopped = async (reason: string) => {
      const shown = await visibleItems(page, carousel)
      await page.clock.runFor(9500)
      expect(await visibleItems(page, carousel), reason).toEqual(shown)
    }
    const expectMoving = async (reason: string) => {
      const next = (await visibleItems(page, carousel)).slice(1)
      await page.clock.runFor(3000)
      await expect
        .poll(async () => (await visibleItems(page, carousel)).slice(0, -1), { message: reason })
        .toEqual(next)
    }
    await expectMoving('undisturbed')
    await region(page).getByRole('listitem').first().hover()
    await expectStopped('hovered')
    await page.mouse.move(2, 2)
    await expectMoving('no longer hovered')
    await region(page).getByRole('button', { name: /^Next/ }).focus()
    await expectStopped('focused')
    await region(page).getByRole('button', { name: /^Next/ }).blur()
    await expectMoving('no longer focused')
    await region(page)
      .getByRole('button', { name: /^Pause/ })
      .click()
    await expectStopped('paused')
    await region(page).getByRole('button', { name: /^Play/ }).click()
    await page.mouse.move(2, 2)
    await region(page).getByRole('list').scrollIntoViewIfNeeded()
    await expectMoving('played again')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(region(page).getByRole('list')).not.toBeInViewport()
    await expectStopped('out of view')
  })

  test(`does what was pressed before the ${name} were loaded; has pause, previous and next in tab order`, async ({
    page,
  }) => {
    const load = await holdRequest(page, '**/assets/client-*.js')
    await open(page, PAGE)
    await expect(region(page).getByRole('listitem')).toHaveCount(show)
    const shown = await visibleItems(page, carousel)
    await region(page)
      .getByRole('button', { name: /^Previous/ })
      .click()
    await expect(region(page).getByRole('status')).toHaveText('Loading slides...')
    load()
    await expect
      .poll(async () => (await visibleItems(page, carousel)).slice(1))
      .toEqual(shown.slice(0, -1))
    await expect(region(page).getByRole('status')).toHaveCount(0)
    await expect(region(page).getByRole('button', { name: /^Pause/ })).toBeVisible()
    await expect(region(page).getByRole('button')).toHaveCount(3)
    const names = () =>
      region(page)
        .getByRole('button')
        .evaluateAll((all) =>
          all.map((button) => button.getAttribute('aria-label')?.split(/[ ,]/)[0]),
        )
    await expect.poll(names).toEqual(['Pause', 'Previous', 'Next'])
  })
}

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const carousel of carousels) {
    const { name, region } = carousel
    test(`does not move the ${name}; previous and next wrap around`, async ({ page }) => {
      await page.clock.install()
      await open(page, PAGE)
      await mounted(page, region(page))
      await expect(region(page).getByRole('button', { name: /^Play/ })).toBeVisible()
      const shown = await visibleItems(page, carousel)
      await page.clock.runFor(10_000)
      expect(await visibleItems(page, carousel)).toEqual(shown)
      await region(page)
        .getByRole('button', { name: /^Previous/ })
        .click()
      await expect
        .poll(async () => (await visibleItems(page, carousel)).slice(1))
        .toEqual(shown.slice(0, -1))
      await region(page).getByRole('button', { name: /^Next/ }).click()
      await expect.poll(() => visibleItems(page, carousel)).toEqual(shown)
    })
  }
})

test('lists six focus areas whose initials spell SOCIAL', async ({ page }) => {
  await open(page, PAGE)
  const area = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Six focus areas' }) })
  const names = await area.getByRole('listitem').getByRole('heading').allTextContents()
  expect(names).toHaveLength(6)
  expect(names.map((name) => name.charAt(0)).join('')).toBe('SOCIAL')
})

test('has a hero, questions and a link to contact', async ({ page }) => {
  await open(page, PAGE)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Posts people wait for')
  expect(await page.getByRole('main').locator('summary').count()).toBeGreaterThanOrEqual(4)
  await page.getByRole('main').getByRole('link', { name: 'Get in touch' }).first().click()
  await expect(page).toHaveURL(/\/contact\?service=Social\+Media/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all eight solutions and all eight pieces', async ({ page }) => {
    await page.goto(PAGE)
    await expect(solutions(page).getByRole('listitem')).toHaveCount(8)
    await expect(portfolio(page).getByRole('listitem')).toHaveCount(8)
    await expect(portfolio(page).getByRole('button')).toHaveCount(0)
  })
})

test.describe('if the code of the sliders does not arrive', () => {
  test.use({ expectedMessages: ['Failed to load resource', 'Failed to fetch'] })

  test('shows all eight solutions and all eight pieces', async ({ page }) => {
    await page.route('**/assets/client-*.js', (route) => route.abort())
    await open(page, PAGE)
    for (const { region } of carousels) {
      await region(page).scrollIntoViewIfNeeded()
      await expect(region(page).getByRole('listitem')).toHaveCount(8)
      await expect(region(page).getByRole('button')).toHaveCount(0)
    }
  })
})
