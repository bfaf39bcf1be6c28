import type { Page } from '@playwright/test'
import { contactPath } from '#model/paths.ts'
import { expect, holdRequest, mounted, open, test } from '#tests/e2e/fixtures.ts'
import { openAtSection } from './open-at-section.ts'
import { expectScene, sectionOf } from './service-page.ts'

const path = '/services/google-business'
const inquiry = contactPath({ service: 'Google Business Profile', from: path })

const topicsTitle = 'Four things to get right'
const topics = (page: Page) => sectionOf(page, topicsTitle).locator('details')
const topic = (page: Page, name: string) => topics(page).filter({ hasText: name })
const openTopics = (page: Page) => sectionOf(page, topicsTitle).locator('details[open] h3')

const portfolioTitle = 'Listings we look after'
const portfolio = (page: Page) => sectionOf(page, portfolioTitle)
const pieces = (page: Page) => portfolio(page).getByRole('listitem').filter({ visible: true })

test('its page head links to the inquiry form with the service selected', async ({ page }) => {
  await open(page, path)
  const start = page.getByRole('main').getByRole('link', { name: 'Get Started for Free' })
  await expect(start).toHaveAttribute('href', inquiry)
  await start.click()
  await expect(page).toHaveURL(/\/contact\?/)
  await expect(page.getByRole('radio', { name: 'Digital Marketing' })).toBeChecked()
})

test('opens the first of four topics, only one at a time, and closes it on a second click', async ({
  page,
}) => {
  await open(page, path)
  await expect(topics(page).getByRole('heading')).toHaveText([
    'Maps listing',
    'Call tracking',
    'Special hours',
    'Reviews',
  ])
  await expect(openTopics(page)).toHaveText(['Maps listing'])
  await topic(page, 'Special hours').locator('summary').click()
  await expect(openTopics(page)).toHaveText(['Special hours'])
  await expect(topic(page, 'Special hours').getByRole('listitem').first()).toBeVisible()
  await expect(page).toHaveURL(`${path}?topic=special-hours`)
  await topic(page, 'Special hours').locator('summary').click()
  await expect(openTopics(page)).toHaveCount(0)
})

test('can be used with the keyboard and keeps the open topic in the URL', async ({ page }) => {
  await openAtSection(page, path, topicsTitle)
  const reviews = topic(page, 'Reviews').locator('summary')
  await reviews.scrollIntoViewIfNeeded()
  const before = await reviews.boundingBox()
  await reviews.click()
  await expect(openTopics(page)).toHaveText(['Reviews'])
  // The topic above it has closed, and the summary is still under the pointer.
  expect((await reviews.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
  await topic(page, 'Call tracking').locator('summary').focus()
  await page.keyboard.press('Space')
  await expect(openTopics(page)).toHaveText(['Call tracking'])
  await page.keyboard.press('Enter')
  await expect(openTopics(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${path}?topic=none`)
  await page.reload()
  await mounted(page, sectionOf(page, topicsTitle))
  await expect(openTopics(page)).toHaveCount(0)
  await topic(page, 'Maps listing').locator('summary').click()
  await expect(openTopics(page)).toHaveText(['Maps listing'])
  await expect(page).toHaveURL(path)
})

test('keeps the topic open that was opened before the code of the topics arrived', async ({
  page,
}) => {
  const release = await holdRequest(page, '**/assets/client-*.js')
  await open(page, `${path}?topic=reviews`)
  await topic(page, 'Call tracking').locator('summary').click()
  await expect(openTopics(page)).toHaveText(['Call tracking'])
  release()
  await mounted(page, sectionOf(page, topicsTitle))
  await expect(openTopics(page)).toHaveText(['Call tracking'])
  await expect(page).toHaveURL(`${path}?topic=call-tracking`)
})

test('has six benefits, a customer quote and six services with links', async ({ page }) => {
  await open(page, path)
  await expect(sectionOf(page, 'What changes for you').getByRole('term')).toHaveCount(6)
  await expect(page.getByRole('main').getByRole('blockquote')).toHaveCount(1)
  const services = sectionOf(page, 'Six services, one at a time or together')
  await expect(services.getByRole('listitem')).toHaveCount(6)
  const links = services.getByRole('link', { name: 'Contact Us' })
  await expect(links).toHaveCount(6)
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', inquiry)
  await expect(
    sectionOf(page, 'Questions about Google Business Profile').getByRole('group'),
  ).toHaveCount(4)
  await expectScene(page)
})

test('shows twelve listings in pages of six and wraps around at both ends', async ({ page }) => {
  await openAtSection(page, path, portfolioTitle)
  const status = portfolio(page).getByRole('status')
  await expect(status).toHaveText('Page 1 of 2')
  await expect(pieces(page)).toHaveCount(6)
  const first = await pieces(page).allTextContents()
  await portfolio(page).getByRole('button', { name: 'Previous page' }).click()
  await expect(status).toHaveText('Page 2 of 2')
  await expect(pieces(page)).toHaveCount(6)
  const second = await pieces(page).allTextContents()
  expect(new Set([...first, ...second]).size).toBe(12)
  await portfolio(page).getByRole('button', { name: 'Next page' }).click()
  await expect(status).toHaveText('Page 1 of 2')
  await portfolio(page).getByRole('button', { name: 'Next page' }).click()
  await expect(status).toHaveText('Page 2 of 2')
  await page.reload()
  await mounted(page, portfolio(page))
  await expect(status).toHaveText('Page 1 of 2')
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('hides the arrows; page numbers and swipes change the page', async ({ page }) => {
    await openAtSection(page, path, portfolioTitle)
    const button = (name: string) => portfolio(page).getByRole('button', { name })
    const status = portfolio(page).getByRole('status')
    await expect(button('Next page')).toBeHidden()
    await expect(button('Previous page')).toBeHidden()
    await button('Page 2').tap()
    await expect(status).toHaveText('Page 2 of 2')
    await expect(pieces(page)).toHaveCount(6)
    await swipe(page, 'left')
    await expect(status).toHaveText('Page 1 of 2')
    await swipe(page, 'right')
    await expect(status).toHaveText('Page 2 of 2')
  })
})

/** Swipes across the pictures with touch events. */
async function swipe(page: Page, direction: 'left' | 'right') {
  await pieces(page).first().scrollIntoViewIfNeeded()
  const box = await pieces(page).first().boundingBox()
  const client = await page.context().newCDPSession(page)
  const y = (box?.y ?? 0) + 60
  const from = direction === 'left' ? 300 : 60
  const to = direction === 'left' ? 80 : 300
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    })
  await touch('touchStart', from)
  await touch('touchMove', (from + to) / 2)
  await touch('touchMove', to)
  await touch('touchEnd')
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens the topics and shows all twelve listings', async ({ page }) => {
    await page.goto(path)
    await expect(openTopics(page)).toHaveText(['Maps listing'])
    await topic(page, 'Reviews').locator('summary').click()
    await expect(openTopics(page)).toHaveText(['Reviews'])
    await expect(pieces(page)).toHaveCount(12)
  })
})
