import type { Page } from '@playwright/test'
import { expect, holdRequest, open, test } from '#tests/e2e/fixtures.ts'

test.use({ reducedMotion: 'no-preference' })

const path = '/landing'

const bar = (page: Page) => page.getByRole('navigation', { name: 'A landing page' })
const links = (page: Page) => bar(page).getByRole('list').getByRole('link')
const testimonials = (page: Page) => page.getByRole('region', { name: 'Two voices' })
const slides = (page: Page) => testimonials(page).getByRole('group')

test('its bar stays below the header and leads to the sections', async ({ page }) => {
  await open(page, path)
  const header = await page.getByRole('banner').boundingBox()
  await expect(links(page)).toHaveText(['Statement', 'Slope', 'Switch', 'Talk'])
  for (const [name, id] of [
    ['Talk', 'talk'],
    ['Statement', 'statement'],
    ['Switch', 'switch'],
    ['Slope', 'slope'],
  ] as const) {
    await links(page).filter({ hasText: name }).click()
    await expect(page).toHaveURL(new RegExp(`#${id}$`))
    await expect.poll(() => gapBelowBar(page, id), `${name} is directly below the bar`).toBe(0)
    await expect(links(page).filter({ hasText: name })).toHaveAttribute('aria-current', 'location')
    await expectFocusContinues(page, id)
  }
  await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(header?.height)
  await open(page, `${path}?again#switch`)
  await expect.poll(() => gapBelowBar(page, 'switch'), 'the section in the URL').toBe(0)
})

/** Expects Tab to move the focus to the first element that can have it in or after a section. */
async function expectFocusContinues(page: Page, id: string) {
  await page.keyboard.press('Tab')
  const isNext = await page.locator(`#${id}`).evaluate((section) => {
    const candidates = [...document.querySelectorAll(':is(main, footer) :is(a, button, summary)')]
    const next = candidates.find(
      (each) =>
        each.checkVisibility({ visibilityProperty: true }) &&
        section.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    return document.activeElement === next
  })
  expect(isNext, `the focus continues from #${id}`).toBe(true)
}

/** Pixels between the bar and the section. */
async function gapBelowBar(page: Page, id: string) {
  const barBox = await bar(page).boundingBox()
  const section = await page.locator(`#${id}`).boundingBox()
  return Math.abs(Math.round((section?.y ?? -999) - (barBox?.y ?? 0) - (barBox?.height ?? 0)))
}

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens and closes the menu of its bar', async ({ page }) => {
    const load = await holdRequest(page, '**/assets/landing-hero-client-*.js')
    await open(page, path)
    const button = bar(page).getByRole('button', { name: 'Page menu' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(links(page)).toHaveCount(0)
    await button.click()
    load()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(links(page)).toHaveCount(4)
    await button.click()
    await expect(links(page)).toHaveCount(0)
    await button.click()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(links(page)).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await links(page).filter({ hasText: 'Switch' }).click()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect.poll(() => gapBelowBar(page, 'switch')).toBe(0)
    await expectFocusContinues(page, 'switch')
  })
})

test('its film stays fixed behind the hero, and its claims are large', async ({ page }) => {
  await open(page, path)
  const video = page.locator('#home video')
  const paused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
  await expect.poll(paused).toBe(false)
  const before = await video.boundingBox()
  const title = page.getByRole('heading', { level: 1 })
  const titleBefore = await title.boundingBox()
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await expect.poll(async () => (await title.boundingBox())?.y).toBe((titleBefore?.y ?? 0) - 500)
  expect(await video.boundingBox()).toEqual(before)
  await page.locator('#switch').scrollIntoViewIfNeeded()
  await expect.poll(paused).toBe(true)
  const claims = page.locator('#home').getByRole('listitem')
  await expect(claims).toHaveText(['5x the revenue', '10x the return'])
  for (const value of ['5x', '10x']) {
    const size = await claims
      .getByText(value, { exact: true })
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    expect(size).toBeGreaterThan(250)
  }
})

test('shows the second testimonial first, wraps around, and never advances by itself', async ({
  page,
}) => {
  await page.clock.install()
  const load = await holdRequest(page, '**/assets/landing-hero-client-*.js')
  await open(page, path)
  await expect(testimonials(page)).toHaveAttribute('aria-roledescription', 'carousel')
  await expect(testimonials(page).locator('blockquote')).toHaveCount(2)
  const expectSlide = async (name: string, text: string) => {
    await expect(slides(page)).toHaveCount(1)
    await expect(slides(page)).toHaveAccessibleName(name)
    await expect(slides(page)).toContainText(text)
  }
  await expectSlide('2 of 2', 'What voice two says')
  const next = testimonials(page).getByRole('button', { name: 'Next testimonial' })
  const previous = testimonials(page).getByRole('button', { name: 'Previous testimonial' })
  await next.click()
  await expect(testimonials(page).getByRole('status')).toHaveText('Loading testimonials...')
  load()
  await expectSlide('1 of 2', 'What voice one says')
  await expect(testimonials(page).getByText('1 / 2')).toBeVisible()
  await next.click()
  await expectSlide('2 of 2', 'What voice two says')
  await previous.click()
  await previous.click()
  await expectSlide('2 of 2', 'What voice two says')
  await expect(testimonials(page).locator('[aria-live=polite]').getByRole('group')).toHaveCount(1)
  await page.clock.runFor(60_000)
  await expectSlide('2 of 2', 'What voice two says')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('shows both testimonials and all links', async ({ page }) => {
    await page.goto(path)
    await expect(slides(page)).toHaveCount(2)
    await expect(links(page)).toHaveCount(4)
    await expect(bar(page).getByRole('button')).toHaveCount(0)
  })
})
