import type { Page } from '@playwright/test'
import { expect, mounted, open, test } from '#tests/e2e/fixtures.ts'

test.use({ reducedMotion: 'no-preference' })

const endings = ['end', 'hold', 'pay off']
const path = '/steps'

const current = (page: Page) => page.locator('.page-head-turns > [data-shown] > .sr-only')

/** Opens the page and pauses the clock once the headline moves. */
async function openWithClock(page: Page) {
  await page.clock.install()
  await page.goto(path)
  await mounted(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

test('its ending changes every two seconds without shifting the layout, until paused', async ({
  page,
}) => {
  await openWithClock(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    `Steps that ${endings.join(', ')}`,
  )
  await expect(page.locator('h1 [aria-live], h1 [role=status]')).toHaveCount(0)
  const firstControl = page.locator('.page-head').locator('a, button').first()
  await expect(firstControl).toHaveAccessibleName('Pause headline')
  await firstControl.click()
  const paused = await current(page).textContent()
  await page.clock.runFor(7000)
  await expect(current(page)).toHaveText(paused ?? '')
  await page.getByRole('button', { name: 'Play headline' }).click()
  await expect(firstControl).toHaveAccessibleName('Pause headline')
  const first = endings.indexOf(paused ?? '')
  const lead = page.locator('.page-head .text-intro')
  const before = await lead.boundingBox()
  for (const step of [1, 2, 3]) {
    await page.clock.runFor(1900)
    await expect(current(page)).toHaveText(endings[(first + step - 1) % 3] ?? '')
    await page.clock.runFor(100)
    await expect(current(page)).toHaveText(endings[(first + step) % 3] ?? '')
    expect(await lead.boundingBox()).toEqual(before)
  }
})

test('its timer stops while it is out of view', async ({ page }) => {
  await page.addInitScript(() => {
    const running = new Set<unknown>()
    Object.assign(globalThis, { running })
    const { setInterval: start, clearInterval: stop } = globalThis
    globalThis.setInterval = ((run: () => void, delay: number) => {
      const timer = start(run, delay)
      if (delay === 2000) running.add(timer)
      return timer
    }) as typeof setInterval
    globalThis.clearInterval = (timer) => {
      running.delete(timer)
      stop(timer)
    }
  })
  const timers = () =>
    page.evaluate(() => (globalThis as unknown as { running: Set<unknown> }).running.size)
  await open(page, path)
  await expect.poll(timers).toBe(1)
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
  await expect.poll(timers).toBe(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(timers).toBe(1)
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('it does not move', async ({ page }) => {
    await openWithClock(page)
    await page.clock.runFor(9000)
    await expect(current(page)).toHaveText('end')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it shows all endings', async ({ page }) => {
    await page.goto(path)
    for (const ending of await page.locator('.page-head-turns > *').all()) {
      await expect(ending).toHaveCSS('opacity', '1')
    }
  })
})

test('the drawing behind it moves for five seconds, and its letters for two, below the pointer', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/')
  const drawing = page.locator('[data-island="living-wave"]')
  const firstFrame = await drawing.locator('path').getAttribute('d')
  await page.mouse.move(100, 100)
  await page.mouse.move(140, 120)
  await expect(drawing.locator('canvas')).toHaveCount(1)
  const headline = page.locator('h1 [data-island="wave-letters"]')
  await mounted(page, headline)
  const still = await layoutOf(page)
  const letter = await headline.locator('[class^=wide-]').nth(3).boundingBox()
  // The letters move for two seconds, in which a busy machine does not look at them.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  if (letter) await page.mouse.move(letter.x + letter.width / 2, letter.y + letter.height / 2)
  const moving = headline.locator('[style*="scaleX"]')
  const widthOfLetter = async () => {
    await page.clock.runFor(50)
    return moving.evaluateAll((all) => all[3]?.getBoundingClientRect().width ?? 0)
  }
  await expect.poll(widthOfLetter, 'below the pointer').toBeGreaterThan((letter?.width ?? 0) * 1.2)
  await page.clock.resume()
  expect(await layoutOf(page), 'nothing is laid out anew').toEqual(still)
  await page.clock.fastForward(6000)
  await expect(moving).toHaveCount(0)
  expect(await layoutOf(page), 'at rest').toEqual(still)
  await expect(drawing.locator('canvas')).toHaveCount(0)
  await expect(drawing.locator('path')).not.toHaveAttribute('d', firstFrame ?? '')
  await page.mouse.move(700, 300)
  await expect(drawing.locator('canvas')).toHaveCount(1)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  const transforms = (page: Page) =>
    page
      .locator('main [data-island="wave-letters"] [class^=wide-]')
      .evaluateAll((letters) => letters.map((letter) => getComputedStyle(letter).transform))
  const scrollOut = (page: Page) =>
    page.evaluate(() => {
      const headline = document.querySelector('main [data-island="wave-letters"]')
      const { bottom } = headline?.getBoundingClientRect() ?? { bottom: 0 }
      scrollTo({ top: scrollY + bottom - 20, behavior: 'instant' })
    })

  test('its letters breathe as they leave the window, without a script', async ({ page }) => {
    await open(page, path)
    const still = await layoutOf(page)
    await scrollOut(page)
    await expect
      .poll(async () => (await transforms(page)).some((each) => each !== 'none'))
      .toBe(true)
    await expect(page.locator('[style*="scaleX"]')).toHaveCount(0)
    expect((await layoutOf(page)).positions, 'nothing is laid out anew').toEqual(still.positions)
  })

  test('its letters rest with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    await scrollOut(page)
    await expect.poll(async () => new Set(await transforms(page))).toEqual(new Set(['none']))
  })
})

/** Where sections and letters are, how wide the letters are, the height of the page, and what has shifted without a cause. */
function layoutOf(page: Page) {
  return page.evaluate(async () => {
    const parts = [...document.querySelectorAll<HTMLElement>('h1 ~ *, h1 [class^=wide-], section')]
    const shifts = new PerformanceObserver(() => {})
    shifts.observe({ type: 'layout-shift', buffered: true })
    await new Promise(requestAnimationFrame)
    return {
      positions: parts.map((part) => [part.offsetLeft, part.offsetTop, part.offsetWidth]),
      letters: [...document.querySelectorAll('h1 [class^=wide-]')].map(
        (letter) => letter.getBoundingClientRect().width,
      ),
      height: document.documentElement.scrollHeight,
      shifts: shifts.takeRecords().length,
    }
  })
}

test('a scene moves once, for five seconds at most', async ({ page }) => {
  await open(page, '/logos')
  const scene = page.locator('.scene')
  const motions = () => scene.evaluate(motionsOf)
  await expect
    .poll(async () => (await motions()).some(({ state }) => state === 'running'))
    .toBe(true)
  for (const { end } of await motions()) expect(end).toBeLessThanOrEqual(5000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(motions).toEqual([])
  await expect(scene).toBeVisible()
})

/** Runs in the page: the state of each animation, and when it ends in milliseconds. */
function motionsOf(scene: Element) {
  return scene
    .getAnimations({ subtree: true })
    .filter(({ effect }) => (effect as KeyframeEffect).target !== scene)
    .map(({ playState, effect }) => ({
      state: playState,
      end: Number(effect?.getComputedTiming().endTime),
    }))
}
