import type { Page } from '@playwright/test'
import { expect, open, test } from '#tests/e2e/fixtures.ts'

test.use({ reducedMotion: 'no-preference' })

const path = '/services/whatsapp-marketing'

const track = (page: Page) => page.locator('.card-rail > div')
const playState = (page: Page) =>
  track(page).evaluate((element) => getComputedStyle(element).animationPlayState)

test('shows broadcast, chatbots and shared team inbox, each with a conversation in order', async ({
  page,
}) => {
  await open(page, path)
  const main = page.getByRole('main')
  for (const name of ['Broadcast', 'Chatbots', 'Shared team inbox']) {
    const feature = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
    const conversation = feature.getByRole('list', { name: /^Conversation: / })
    await expect(conversation).toHaveCount(1)
    await expect(conversation).toBeVisible()
    const times = await conversation.getByRole('time').allTextContents()
    expect(times.length).toBeGreaterThanOrEqual(6)
    expect(times).toEqual(times.toSorted())
    await expect(conversation.getByRole('listitem')).toHaveCount(times.length)
  }
  await expect(main.getByText('Eight people, one number')).toBeVisible()
})

test('shows six service cards twice, one copy hidden from screen readers', async ({ page }) => {
  await open(page, path)
  const rail = page.getByRole('region', { name: /^Six services/ })
  await expect(rail).toBeVisible()
  const names = await rail.locator('li h3').allTextContents()
  expect(names).toHaveLength(12)
  expect(names.slice(6)).toEqual(names.slice(0, 6))
  expect(new Set(names).size).toBe(6)
  await expect(rail.getByRole('listitem')).toHaveCount(6)
  await expect(rail.locator('[inert] li')).toHaveCount(6)
})

test('scrolls the cards endlessly while visible, until paused', async ({ page }) => {
  await open(page, path)
  await expect.poll(() => playState(page)).toBe('paused')
  await track(page).scrollIntoViewIfNeeded()
  await expect.poll(() => playState(page)).toBe('running')
  await expect(track(page)).toHaveCSS('animation-iteration-count', 'infinite')
  // Both copies must be equally wide for a seamless loop.
  const [first, second] = await track(page)
    .locator('ol')
    .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().width))
  expect(first).toBeCloseTo(second ?? 0, 1)

  const pause = page.getByRole('button', { name: 'Pause cards' })
  await pause.click()
  await expect.poll(() => playState(page)).toBe('paused')
  const play = page.getByRole('button', { name: 'Play cards' })
  await play.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: /^Six services/ })).toBeFocused()
  await play.click()
  await page.mouse.move(0, 0)
  await expect.poll(() => playState(page)).toBe('running')
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('does not move the cards, but lets visitors scroll them', async ({ page }) => {
    await open(page, path)
    const rail = page.getByRole('region', { name: /^Six services/ })
    await expect(track(page)).toHaveCSS('animation-name', 'none')
    await rail.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => rail.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  })
})

test('has its own questions, and contact links with the service', async ({ page }) => {
  await open(page, path)
  const main = page.getByRole('main')
  await expect(main.locator('details summary').nth(3)).toBeVisible()
  const buttons = main.getByRole('link', { name: 'Book a Demo' })
  await expect(buttons).toHaveCount(2)
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute(
      'href',
      '/contact?service=Whatsapp+Marketing&from=%2Fservices%2Fwhatsapp-marketing',
    )
  }
})
