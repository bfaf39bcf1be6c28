import type { Page } from '@playwright/test'
import { expect, open, test } from '#tests/e2e/fixtures.ts'

test.use({ reducedMotion: 'no-preference' })

const PAGE = '/services/social-media'

const solutions = (page: Page) => page.getByRole('region', { name: 'What we take off your hands' })
const portfolio = (page: Page) => page.getByRole('region', { name: 'Eight that were passed on' })

const windows = [
  { name: 'solutions', region: solutions, show: 3, items: 8, words: 'heading' },
  { name: 'portfolio', region: portfolio, show: 5, items: 8, words: 'img' },
] as const

/** What the window shows, by its headings or by what is seen on its pictures. */
async function seen(page: Page, { region, words }: (typeof windows)[number]) {
  const parts = region(page).getByRole('list').getByRole('listitem').getByRole(words)
  return parts.evaluateAll((all) => all.map((part) => part.getAttribute('alt') ?? part.textContent))
}

/** Stops the page's clock while the window rests under the pointer, then lets it run from there. */
async function startAtZero(page: Page, window: (typeof windows)[number]) {
  await expect(window.region(page).getByRole('listitem')).toHaveCount(window.show)
  await window.region(page).getByRole('list').scrollIntoViewIfNeeded()
  await window.region(page).getByRole('listitem').first().hover()
  await page.clock.pauseAt(new Date('2026-03-01T10:00:00'))
  await page.mouse.move(2, 2)
}

for (const window of windows) {
  const { name, region, show, items } = window

  test(`shows ${show} of its ${items} ${name} and moves on by one every three seconds`, async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-03-01T09:00:00') })
    await open(page, PAGE)
    await startAtZero(page, window)
    const shown = await seen(page, window)
    expect(shown).toHaveLength(show)
    await page.clock.runFor(2900)
    expect(await seen(page, window)).toEqual(shown)
    await page.clock.runFor(100)
    await expect.poll(async () => (await seen(page, window)).slice(0, -1)).toEqual(shown.slice(1))
    const all = new Set([...shown, ...(await seen(page, window))])
    for (let move = 2; move <= items; move++) {
      const last = (await seen(page, window)).slice(1)
      await page.clock.runFor(3000)
      await expect.poll(async () => (await seen(page, window)).slice(0, -1)).toEqual(last)
      expect(await seen(page, window)).toHaveLength(show)
      for (const one of await seen(page, window)) all.add(one)
    }
    expect(all.size).toBe(items)
    expect(await seen(page, window), 'after a whole round').toEqual(shown)
  })

  test(`rests the ${name} while they are pointed at, focused, paused or out of view`, async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-03-01T09:00:00') })
    await open(page, PAGE)
    await startAtZero(page, window)
    const rests = async (why: string) => {
      const shown = await seen(page, window)
      await page.clock.runFor(9500)
      expect(await seen(page, window), why).toEqual(shown)
    }
    const moves = async (why: string) => {
      const next = (await seen(page, window)).slice(1)
      await page.clock.runFor(3000)
      await expect
        .poll(async () => (await seen(page, window)).slice(0, -1), { message: why })
        .toEqual(next)
    }
    await moves('left alone')
    await region(page).getByRole('listitem').first().hover()
    await rests('pointed at')
    await page.mouse.move(2, 2)
    await moves('no longer pointed at')
    await region(page).getByRole('button', { name: /^Next/ }).focus()
    await rests('focused')
    await region(page).getByRole('button', { name: /^Next/ }).blur()
    await moves('no longer focused')
    await region(page)
      .getByRole('button', { name: /^Pause/ })
      .click()
    await rests('paused')
    await region(page).getByRole('button', { name: /^Play/ }).click()
    await page.mouse.move(2, 2)
    await region(page).getByRole('list').scrollIntoViewIfNeeded()
    await moves('played again')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(region(page).getByRole('list')).not.toBeInViewport()
    await rests('out of view')
  })

  test(`has the pause of the ${name} first in tab order, then previous and next`, async ({
    page,
  }) => {
    await open(page, PAGE)
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

test('stops its timers on leaving', async ({ page }) => {
  await page.addInitScript(() => {
    const running = new Set<unknown>()
    const { setInterval: start, clearInterval: stop } = window
    Object.assign(window, {
      running,
      setInterval: (run: () => void, delay?: number) => {
        const timer = start(run, delay)
        if (delay === 3000) running.add(timer)
        return timer
      },
      clearInterval: (timer?: number) => {
        running.delete(timer)
        stop(timer)
      },
    })
  })
  const running = () =>
    page.evaluate(() => (window as unknown as { running: Set<unknown> }).running.size)
  await open(page, PAGE)
  await solutions(page).getByRole('list').scrollIntoViewIfNeeded()
  await expect.poll(running).toBeGreaterThan(0)
  await page.getByRole('banner').getByRole('link', { name: 'Client', exact: true }).click()
  await expect(page).toHaveURL(/\/client$/)
  await expect(solutions(page)).toHaveCount(0)
  expect(await running()).toBe(0)
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const window of windows) {
    const { name, region } = window
    test(`keeps the ${name} still, with previous and next that go round`, async ({ page }) => {
      await page.clock.install()
      await open(page, PAGE)
      await region(page).getByRole('list').scrollIntoViewIfNeeded()
      await expect(region(page).getByRole('button', { name: /^Play/ })).toBeVisible()
      const shown = await seen(page, window)
      await page.clock.runFor(10_000)
      expect(await seen(page, window)).toEqual(shown)
      await region(page)
        .getByRole('button', { name: /^Previous/ })
        .click()
      await expect.poll(async () => (await seen(page, window)).slice(1)).toEqual(shown.slice(0, -1))
      await region(page).getByRole('button', { name: /^Next/ }).click()
      await expect.poll(() => seen(page, window)).toEqual(shown)
    })
  }
})

test('names six focus areas whose letters spell its subject', async ({ page }) => {
  await open(page, PAGE)
  const area = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Six focus areas' }) })
  const names = await area.getByRole('listitem').getByRole('heading').allTextContents()
  expect(names).toHaveLength(6)
  expect(names.map((name) => name.charAt(0)).join('')).toBe('SOCIAL')
})

test('begins with a hero, answers questions and hands over to contact', async ({ page }) => {
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
