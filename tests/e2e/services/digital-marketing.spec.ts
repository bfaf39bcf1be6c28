import type { Page } from '@playwright/test'
import { expect, holdRequest, open, test } from '#tests/e2e/fixtures.ts'

test.use({ reducedMotion: 'no-preference' })

const PAGE = '/services/digital-marketing'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Digital Marketing' })
const testimonials = (page: Page) =>
  page.getByRole('region', { name: 'Two who looked at the figures' })
const slides = (page: Page) => testimonials(page).getByRole('group')

test('has its own navigation bar with four links to its sections', async ({ page }) => {
  await open(page, PAGE)
  const links = bar(page).getByRole('list').getByRole('link')
  await expect(links).toHaveText(['ABOUT', 'SERVICES', 'CASE STUDIES', 'CONTACT'])
  for (const [name, id] of [
    ['CONTACT', 'contact'],
    ['ABOUT', 'about'],
    ['CASE STUDIES', 'case-studies'],
    ['SERVICES', 'services-seo'],
  ] as const) {
    await links.filter({ hasText: name }).click()
    await expect(page).toHaveURL(new RegExp(`#${id}$`))
    await expect.poll(() => gapBelowBar(page, id), `${name} is directly below the bar`).toBe(0)
    await expect(links.filter({ hasText: name })).toHaveAttribute('aria-current', 'location')
    await expectFocusContinues(page, id)
  }
})

/** Expects Tab to move the focus to the first element that can have it in or after a section. */
async function expectFocusContinues(page: Page, id: string) {
  await page.keyboard.press('Tab')
  const isNext = await page.locator(`#${id}`).evaluate((section) => {
    const links = [...document.querySelectorAll('main :is(a, button, summary)')].filter((link) =>
      link.checkVisibility({ visibilityProperty: true }),
    )
    const next = links.find(
      (link) => section.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING,
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

test('keeps its bar below the header while scrolling', async ({ page }) => {
  await open(page, PAGE)
  const header = await page.getByRole('banner').boundingBox()
  await page.locator('#services-content').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(header?.height)
})

test('has the specified sections, in order', async ({ page }) => {
  await open(page, PAGE)
  const expected = ['home', 'services-seo', 'services-ppc', 'services-content', 'contact']
  const ids = await page
    .getByRole('main')
    .locator('section[id]')
    .evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.filter((id) => expected.includes(id))).toEqual(expected)
  await expect(page.locator('#services-seo').getByRole('heading').first()).toHaveText('SEO')
  await expect(page.locator('#services-ppc').getByRole('heading').first()).toContainText('PPC')
  await expect(page.locator('#services-content').getByRole('heading').first()).toContainText(
    'Content',
  )
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("opens and closes the navigation bar's menu", async ({ page }) => {
    const load = await holdRequest(page, '**/assets/landing-nav-client-*.js')
    await open(page, PAGE)
    const button = bar(page).getByRole('button', { name: 'Page menu' })
    const links = bar(page).getByRole('list').getByRole('link')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(links).toHaveCount(0)
    await button.click()
    load()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(links).toHaveText(['ABOUT', 'SERVICES', 'CASE STUDIES', 'CONTACT'])
    await button.click()
    await expect(links).toHaveCount(0)
    await button.click()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(links).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await links.filter({ hasText: 'CASE STUDIES' }).click()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect.poll(() => gapBelowBar(page, 'case-studies')).toBe(0)
    await expectFocusContinues(page, 'case-studies')
  })
})

test('keeps its video fixed behind the hero, and pauses it when the hero is out of view', async ({
  page,
}) => {
  await open(page, PAGE)
  const video = page.locator('#home video')
  const paused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
  await expect.poll(paused).toBe(false)
  const sources = await video
    .locator('source')
    .evaluateAll((all) => all.map((source) => source.getAttribute('src')))
  expect(sources.map((src) => src?.split('/').at(-1))).toEqual([
    'digital-marketing-hero.webm',
    'digital-marketing-hero.mp4',
  ])
  const before = await video.boundingBox()
  const title = page.getByRole('heading', { level: 1 })
  const titleBefore = await title.boundingBox()
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await expect.poll(async () => (await title.boundingBox())?.y).toBe((titleBefore?.y ?? 0) - 500)
  expect(await video.boundingBox()).toEqual(before)
  await page.locator('#services-ppc').scrollIntoViewIfNeeded()
  await expect.poll(paused).toBe(true)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(paused).toBe(false)
  await page.getByRole('button', { name: 'Pause background video' }).click()
  await expect.poll(paused).toBe(true)
})

test('shows the second of two testimonials first and wraps around in both directions', async ({
  page,
}) => {
  const load = await holdRequest(page, '**/assets/testimonial-carousel-client-*.js')
  await open(page, PAGE)
  await expect(testimonials(page)).toHaveAttribute('aria-roledescription', 'carousel')
  const first = 'They moved eleven thousand addresses'
  const second = 'I asked for a bigger ad budget'
  await expect(testimonials(page).locator('blockquote')).toHaveCount(2)
  await expectSlide(page, '2 of 2', second)
  const next = testimonials(page).getByRole('button', { name: 'Next testimonial' })
  const previous = testimonials(page).getByRole('button', { name: 'Previous testimonial' })
  await next.click()
  await expect(testimonials(page).getByRole('status')).toHaveText('Loading testimonials...')
  load()
  await expectSlide(page, '1 of 2', first)
  await expect(testimonials(page).getByText('1 / 2')).toBeVisible()
  await next.click()
  await expectSlide(page, '2 of 2', second)
  await previous.click()
  await expectSlide(page, '1 of 2', first)
  await previous.click()
  await expectSlide(page, '2 of 2', second)
  await expect(testimonials(page).locator('[aria-live=polite]').getByRole('group')).toHaveCount(1)
})

async function expectSlide(page: Page, name: string, text: string) {
  await expect(slides(page)).toHaveCount(1)
  await expect(slides(page)).toHaveAccessibleName(name)
  await expect(slides(page)).toContainText(text)
}

test('never advances testimonials automatically', async ({ page }) => {
  await page.clock.install()
  await open(page, PAGE)
  await testimonials(page).scrollIntoViewIfNeeded()
  await page.clock.runFor(60_000)
  await expectSlide(page, '2 of 2', 'I asked for a bigger ad budget')
})

test('shows its two claims in large type', async ({ page }) => {
  await open(page, PAGE)
  const claims = page.locator('#home').getByRole('listitem')
  await expect(claims).toHaveText(['5X your revenue', '10x ROI'])
  for (const value of ['5X', '10x']) {
    const size = await claims
      .getByText(value, { exact: true })
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    expect(size).toBeGreaterThan(250)
  }
})

test('shows its own FAQ, its prices and a contact link', async ({ page }) => {
  await open(page, PAGE)
  const questions = page.getByRole('main').locator('summary')
  expect(await questions.count()).toBeGreaterThanOrEqual(4)
  await questions.first().click()
  await expect(page.getByText('They are the targets we plan towards')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What it costs a month' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^View Case Study/ })).toHaveCount(2)
  await page.locator('#contact').getByRole('link', { name: 'Get in touch' }).click()
  await expect(page).toHaveURL(/\/contact\?service=Digital\+Marketing/)
})

test('scrolls to the section in the URL', async ({ page }) => {
  await open(page, `${PAGE}#services-ppc`)
  await expect.poll(() => gapBelowBar(page, 'services-ppc')).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('shows both testimonials and all links', async ({ page }) => {
    await page.goto(PAGE)
    await expect(slides(page)).toHaveCount(2)
    await expect(bar(page).getByRole('list').getByRole('link')).toHaveCount(4)
    await expect(bar(page).getByRole('button')).toHaveCount(0)
  })
})
