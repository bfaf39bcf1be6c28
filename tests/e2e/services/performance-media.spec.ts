import type { Page } from '@playwright/test'
import { contactPath } from '#model/paths.ts'
import { expect, holdRequest, open, test } from '#tests/e2e/fixtures.ts'
import { openAtSection } from './open-at-section.ts'
import { sectionOf } from './service-page.ts'

const path = '/services/performance-media'

const portfolioTitle = 'Seventeen ads'
const portfolio = (page: Page) => sectionOf(page, portfolioTitle)
const pieces = (page: Page) => portfolio(page).getByRole('listitem').filter({ visible: true })
const clickButton = (page: Page, name: string) =>
  portfolio(page).getByRole('button', { name }).click()

async function expectPage(page: Page, number: number, count: number) {
  await expect(portfolio(page).getByRole('status').filter({ hasText: 'Page' })).toHaveText(
    `Page ${number} of 3`,
  )
  await expect(pieces(page)).toHaveCount(count)
}

test('plays its background video, with a button to pause it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, path)
  const video = page.getByRole('main').locator('video')
  await expect(video).toHaveCount(1)
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false)
  await page.getByRole('button', { name: 'Pause background video' }).click()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
})

test('claims 22,000+ sites and 600M daily users', async ({ page }) => {
  await open(page, path)
  const reach = sectionOf(page, 'The reach we can buy')
  await expect(reach.getByRole('definition').filter({ hasText: '22,000+' })).toBeVisible()
  await expect(reach.getByRole('definition').filter({ hasText: '600M' })).toBeVisible()
  await expect(reach).toContainText('daily users')
})

test('has four network benefits and six channels', async ({ page }) => {
  await open(page, path)
  const benefits = sectionOf(page, 'Four reasons to use our network')
  await expect(benefits.getByRole('listitem')).toHaveCount(4)
  await expect(sectionOf(page, 'Six channels').getByRole('heading', { level: 3 })).toHaveText([
    'Paid search',
    'Paid social',
    'Display and native',
    'Creative development',
    'Amazon marketing',
    'Affiliate marketing',
  ])
})

test('shows the eleven steps of a campaign', async ({ page }) => {
  await open(page, path)
  const steps = sectionOf(page, 'Eleven steps to a campaign you can measure')
  await expect(steps.getByRole('listitem').getByRole('heading')).toHaveText([
    'Campaign set-up',
    'Keyword research',
    'Audience set-up',
    'Competitor analysis',
    'CTR analysis',
    'Analytics set-up',
    'Pixel set-up',
    'Tag manager set-up',
    'Remarketing',
    'Ad copies',
    'Daily leads quality report',
  ])
})

test('shows seventeen pieces in pages of six and wraps around at both ends', async ({ page }) => {
  const load = await holdRequest(page, '**/assets/client-*.js')
  await open(page, path)
  await expectPage(page, 1, 6)
  await clickButton(page, 'Next page')
  await expect(portfolio(page).getByText('Loading projects...')).toBeVisible()
  load()
  await expectPage(page, 2, 6)
  await clickButton(page, 'Next page')
  await expectPage(page, 3, 5)
  await clickButton(page, 'Next page')
  await expectPage(page, 1, 6)
  await clickButton(page, 'Previous page')
  await expectPage(page, 3, 5)
  const titles = new Set<string>()
  for (const name of ['Page 1', 'Page 2', 'Page 3']) {
    await clickButton(page, name)
    await expect(portfolio(page).getByRole('button', { name })).toHaveAttribute(
      'aria-current',
      'true',
    )
    for (const title of await pieces(page).allTextContents()) titles.add(title)
  }
  expect(titles.size).toBe(17)
})

test('changes pages with arrow keys, Home and End, and moves the focus along', async ({ page }) => {
  await openAtSection(page, path, portfolioTitle)
  const number = (name: string) => portfolio(page).getByRole('button', { name })
  await number('Page 1').focus()
  await page.keyboard.press('ArrowLeft')
  await expectPage(page, 3, 5)
  await expect(number('Page 3')).toBeFocused()
  await page.keyboard.press('Home')
  await expectPage(page, 1, 6)
  await page.keyboard.press('End')
  await expectPage(page, 3, 5)
  await number('Next page').focus()
  await page.keyboard.press('Enter')
  await expectPage(page, 1, 6)
  await expect(number('Next page')).toBeFocused()
})

test('keeps the height of the portfolio on a shorter page, and starts at page 1 after a reload', async ({
  page,
}) => {
  await openAtSection(page, path, portfolioTitle)
  await expectPage(page, 1, 6)
  const height = () => portfolio(page).evaluate((element) => element.getBoundingClientRect().height)
  const before = await height()
  await clickButton(page, 'Previous page')
  await expectPage(page, 3, 5)
  expect(await height()).toBe(before)
  await page.reload()
  await portfolio(page).scrollIntoViewIfNeeded()
  await expectPage(page, 1, 6)
})

test('links to the inquiry form with the service, and has its own questions', async ({ page }) => {
  await open(page, path)
  const links = page.getByRole('main').getByRole('link', { name: 'Contact Us' })
  await expect(links).toHaveCount(2)
  const inquiry = contactPath({ service: 'Performance Media', from: path })
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', inquiry)
  await links.first().click()
  await expect(page).toHaveURL(/\/contact\?/)
  await expect(page.getByRole('radio', { name: 'Digital Marketing' })).toBeChecked()
  await page.goBack()
  await expect(sectionOf(page, 'Questions about paid media').getByRole('group')).toHaveCount(5)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all seventeen pieces', async ({ page }) => {
    await page.goto(path)
    await expect(pieces(page)).toHaveCount(17)
    await expect(portfolio(page).getByRole('button', { name: 'Next page' })).toBeHidden()
  })
})
