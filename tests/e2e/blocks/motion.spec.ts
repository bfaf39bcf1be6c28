import type { Page } from '@playwright/test'
import { expect, mounted, open, test } from '#tests/e2e/fixtures.ts'
import { sectionOf } from './block.ts'

test.use({ reducedMotion: 'no-preference' })

test('a marquee repeats its messages three times in a loop of 25 s, 70 px high, until paused', async ({
  page,
}) => {
  await open(page, '/about')
  const marquee = page.getByRole('region', { name: 'Messages in a loop' })
  await expect(marquee.locator('ul')).toHaveCount(3)
  await expect(marquee.locator('ul').first().locator('li')).toHaveText([
    'First message',
    'Second message',
  ])
  expect((await marquee.boundingBox())?.height).toBe(70)
  const track = marquee.locator('.marquee-track')
  await expect(track).toHaveCSS('animation-duration', '25s')
  await marquee.getByRole('button', { name: 'Pause messages' }).click()
  await page.mouse.move(0, 0)
  await expect(track).toHaveCSS('animation-play-state', 'paused')
  await marquee.getByRole('button', { name: 'Play messages' }).click()
  await page.mouse.move(0, 0)
  await expect(track).toHaveCSS('animation-play-state', 'running')
})

test('a wall of logos scrolls in five rows in alternating directions, until paused', async ({
  page,
}) => {
  await open(page, '/logos')
  const rows = page.locator('.client-wall > div')
  const style = (name: 'animationDirection' | 'animationIterationCount' | 'animationPlayState') =>
    rows.evaluateAll((all, property) => all.map((row) => getComputedStyle(row)[property]), name)
  await expect
    .poll(() => style('animationDirection'))
    .toEqual(['normal', 'reverse', 'normal', 'reverse', 'normal'])
  expect(new Set(await style('animationIterationCount'))).toEqual(new Set(['infinite']))
  const logos = page.locator('.client-wall ul:not([aria-hidden=true])').getByRole('img')
  await expect(logos).toHaveCount(10)
  await expect(logos.first()).toHaveAttribute('alt', /.+, .+/)
  await page.getByRole('button', { name: 'Pause client logos' }).click()
  await page.mouse.move(0, 0)
  await expect.poll(() => style('animationPlayState')).toEqual(Array(5).fill('paused'))
  await page.getByRole('button', { name: 'Play client logos' }).click()
  await page.mouse.move(0, 0)
  await expect.poll(() => style('animationPlayState')).toEqual(Array(5).fill('running'))
})

test('a rail of cards, shown twice, scrolls endlessly while visible, until paused', async ({
  page,
}) => {
  await open(page, '/cards')
  const rail = page.getByRole('region', { name: 'Parts: rail' })
  const track = page.locator('.card-rail > div')
  const playState = () => track.evaluate((each) => getComputedStyle(each).animationPlayState)
  const names = await rail.locator('li h3').allTextContents()
  expect(names.slice(6)).toEqual(names.slice(0, 6))
  await expect(rail.getByRole('listitem'), 'the copy is only for the eye').toHaveCount(6)
  await expect(rail.locator('[inert] li')).toHaveCount(6)
  await expect.poll(playState).toBe('paused')
  await track.scrollIntoViewIfNeeded()
  await expect.poll(playState).toBe('running')
  await expect(track).toHaveCSS('animation-iteration-count', 'infinite')
  const [first, second] = await track
    .locator('ol')
    .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().width))
  expect(first).toBeCloseTo(second ?? 0, 1)
  await page.getByRole('button', { name: 'Pause cards' }).click()
  await expect.poll(playState).toBe('paused')
  const play = page.getByRole('button', { name: 'Play cards' })
  await play.focus()
  await page.keyboard.press('Tab')
  await expect(rail).toBeFocused()
  await play.click()
  await page.mouse.move(0, 0)
  await expect.poll(playState).toBe('running')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(track).toHaveCSS('animation-name', 'none')
  await rail.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => rail.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})

test('counters count up once, over two seconds, when they become visible', async ({ page }) => {
  await page.clock.install()
  await open(page, '/about')
  await mounted(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const counters = page.locator('[data-counter]')
  await expect(counters).toHaveText(['3', '113'])
  await counters.last().scrollIntoViewIfNeeded()
  await expect(counters.last()).toHaveText('0')
  await page.clock.runFor(1000)
  const middle = Number(await counters.last().textContent())
  expect(middle).toBeGreaterThan(40)
  expect(middle).toBeLessThan(75)
  await page.clock.runFor(1100)
  await expect(counters).toHaveText(['3', '113'])
  await page.evaluate(() => scrollTo(0, 0))
  await counters.last().scrollIntoViewIfNeeded()
  await page.clock.runFor(100)
  await expect(counters.last()).toHaveText('113')
})

test('a big counter counts up once, for as long as it says, when 30 % of it is visible', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/figures')
  await mounted(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const counter = page.locator('[data-counter]')
  const count = async () => Number(await counter.textContent())
  await showFraction(page, 0.2)
  await page.clock.runFor(3000)
  await expect(counter).toHaveText('0')
  await showFraction(page, 0.5)
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return count()
    })
    .toBeGreaterThan(0)
  const width = () => counter.evaluate((figure) => figure.closest('p')?.clientWidth)
  const before = await width()
  await page.clock.runFor(1250)
  expect(await count()).toBeGreaterThan(5000 * 0.45)
  expect(await count()).toBeLessThan(5000 * 0.62)
  await page.clock.runFor(1000)
  await expect(counter).not.toHaveText('5000')
  await page.clock.runFor(300)
  await expect(counter).toHaveText('5000')
  expect(await width()).toBe(before)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await showFraction(page, 0.5)
  await page.clock.runFor(200)
  await expect(counter).toHaveText('5000')
})

/** Scrolls until this fraction of the figure is visible. */
async function showFraction(page: Page, fraction: number) {
  await page.locator('[data-counter]').evaluate((figure, part) => {
    const { top, height } = (figure.parentElement as Element).getBoundingClientRect()
    scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' })
  }, fraction)
}

test('the colour of figures rises with the scroll position', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/figures')
  const section = page.locator('.tide-ground')
  const paper = await page
    .locator('html')
    .evaluate((html) => getComputedStyle(html).backgroundColor)
  await expect(section, 'with reduced motion').not.toHaveCSS('background-color', paper)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const colourStart = () =>
    section.evaluate((each) => {
      const tide = each.querySelector('.tide')
      if (!tide) throw new Error('no coloured layer')
      return tide.getBoundingClientRect().top - each.getBoundingClientRect().top
    })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(colourStart, 'below the section before it is seen').toBeGreaterThan(200)
  await section.evaluate((each) => each.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(colourStart, 'at its upper edge once it is read').toBe(0)
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('nothing moves, and counters show their final value', async ({ page }) => {
    for (const path of ['/about', '/figures', '/logos']) {
      await open(page, path)
      await expect.poll(() => page.evaluate(movingParts), path).toEqual([])
      for (const video of await page.locator('video').all()) {
        expect(await video.evaluate((each: HTMLVideoElement) => each.paused)).toBe(true)
      }
    }
    await open(page, '/figures')
    const counter = page.locator('[data-counter]')
    await mounted(page, counter)
    await expect(counter).toHaveText('5000')
  })
})

function movingParts() {
  return document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    .map(({ id, effect }) => `${id} ${(effect as KeyframeEffect).target?.className}`)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing moves, there is nothing to pause, and counters show their final value', async ({
    page,
  }) => {
    await page.goto('/about')
    await expect(page.locator('.marquee-track')).toHaveCSS('animation-name', 'none')
    await expect(page.getByRole('button', { name: /^(Pause|Play) / })).toHaveCount(0)
    await expect(page.locator('[data-counter]')).toHaveText(['3', '113'])
    await expect(sectionOf(page, 'Four reasons')).toBeVisible()
  })
})
