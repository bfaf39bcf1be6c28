import type { Page } from '@playwright/test'
import { expect, open, test } from '#tests/e2e/fixtures.ts'

test.use({ reducedMotion: 'no-preference' })

const PAGE = '/services/digital-marketing'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Digital Marketing' })
const voices = (page: Page) => page.getByRole('region', { name: 'Two who looked at the figures' })
const slides = (page: Page) => voices(page).getByRole('group')

test('has a bar of its own, whose four links lead to what they name', async ({ page }) => {
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
    await expect(page.locator(`#${id}`)).toBeFocused()
    await expect.poll(() => gapUnderBar(page, id), `${name} stands right under the bar`).toBe(0)
    await expect(links.filter({ hasText: name })).toHaveAttribute('aria-current', 'location')
  }
})

/** Pixels between the bar's lower edge and the section's upper one. */
async function gapUnderBar(page: Page, id: string) {
  const edges = await bar(page).boundingBox()
  const section = await page.locator(`#${id}`).boundingBox()
  return Math.abs(Math.round((section?.y ?? -999) - (edges?.y ?? 0) - (edges?.height ?? 0)))
}

test('keeps its bar under the header while the page is read', async ({ page }) => {
  await open(page, PAGE)
  const header = await page.getByRole('banner').boundingBox()
  await page.locator('#services-content').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(header?.height)
})

test('holds the sections of the specification in its order', async ({ page }) => {
  await open(page, PAGE)
  const known = ['home', 'services-seo', 'services-ppc', 'services-content', 'contact']
  const ids = await page
    .getByRole('main')
    .locator('section[id]')
    .evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.filter((id) => known.includes(id))).toEqual(known)
  await expect(page.locator('#services-seo').getByRole('heading').first()).toHaveText('SEO')
  await expect(page.locator('#services-ppc').getByRole('heading').first()).toContainText('PPC')
  await expect(page.locator('#services-content').getByRole('heading').first()).toContainText(
    'Content',
  )
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens and closes the list of its bar', async ({ page }) => {
    await open(page, PAGE)
    const button = bar(page).getByRole('button', { name: 'Page menu' })
    const links = bar(page).getByRole('list').getByRole('link')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(links).toHaveCount(0)
    await button.click()
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
    await expect(page.locator('#case-studies')).toBeFocused()
    await expect.poll(() => gapUnderBar(page, 'case-studies')).toBe(0)
  })
})

test('fixes its film behind the hero, and rests it once the hero is gone', async ({ page }) => {
  await open(page, PAGE)
  const video = page.locator('#home video')
  const paused = () => video.evaluate((film: HTMLVideoElement) => film.paused)
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
  await expect(video).toBeHidden()
  await expect.poll(paused).toBe(true)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(paused).toBe(false)
  await page.getByRole('button', { name: 'Pause background video' }).click()
  await expect.poll(paused).toBe(true)
})

test('shows the second of two testimonials first and goes round both ways', async ({ page }) => {
  await open(page, PAGE)
  await expect(voices(page)).toHaveAttribute('aria-roledescription', 'carousel')
  const first = 'They moved eleven thousand addresses'
  const second = 'I asked for a bigger advertising budget'
  await expect(voices(page).locator('blockquote')).toHaveCount(2)
  await shows(page, '2 of 2', second)
  const next = voices(page).getByRole('button', { name: 'Next testimonial' })
  const previous = voices(page).getByRole('button', { name: 'Previous testimonial' })
  await next.click()
  await shows(page, '1 of 2', first)
  await next.click()
  await shows(page, '2 of 2', second)
  await previous.click()
  await shows(page, '1 of 2', first)
  await previous.click()
  await shows(page, '2 of 2', second)
  await expect(voices(page).locator('[aria-live=polite]').getByRole('group')).toHaveCount(1)
})

async function shows(page: Page, place: string, words: string) {
  await expect(slides(page)).toHaveCount(1)
  await expect(slides(page)).toHaveAccessibleName(place)
  await expect(slides(page)).toContainText(words)
}

test('never moves a testimonial by itself', async ({ page }) => {
  await page.clock.install()
  await open(page, PAGE)
  await voices(page).scrollIntoViewIfNeeded()
  await page.clock.runFor(60_000)
  await shows(page, '2 of 2', 'I asked for a bigger advertising budget')
})

test('sets its two claims big', async ({ page }) => {
  await open(page, PAGE)
  const claims = page.locator('#home').getByRole('listitem')
  await expect(claims).toHaveText(['5X your revenue', '10x ROI'])
  for (const value of ['5X', '10x']) {
    const size = await claims
      .getByText(value, { exact: true })
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    expect(size).toBeGreaterThan(300)
  }
})

test('answers its own questions, names prices and hands over to contact', async ({ page }) => {
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

test('arrives at the section that an address names', async ({ page }) => {
  await open(page, `${PAGE}#services-ppc`)
  await expect.poll(() => gapUnderBar(page, 'services-ppc')).toBe(0)
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

test('leaves nothing of itself behind on other pages', async ({ page }) => {
  await open(page, PAGE)
  await page.getByRole('banner').getByRole('link', { name: 'Client', exact: true }).click()
  await expect(page).toHaveURL(/\/client$/)
  await expect(bar(page)).toHaveCount(0)
  await expect(page.locator('html')).toHaveCSS('scroll-padding-top', '96px')
})
