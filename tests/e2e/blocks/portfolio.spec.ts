import type { Page } from '@playwright/test'
import { expect, holdRequest, mounted, open, test } from '#tests/e2e/fixtures.ts'
import { openAtSection, sectionOf } from './block.ts'

// Eight pieces in pages of three.
const path = '/tabs'
const title = 'Portfolio: mosaic'

const portfolio = (page: Page, name = title) => sectionOf(page, name)
const pieces = (page: Page, name = title) =>
  portfolio(page, name).getByRole('listitem').filter({ visible: true })
const button = (page: Page, name: string) => portfolio(page).getByRole('button', { name })

async function expectPage(page: Page, number: number, count: number) {
  const status = portfolio(page).getByRole('status').filter({ hasText: 'Page' })
  await expect(status).toHaveText(`Page ${number} of 3`)
  await expect(pieces(page)).toHaveCount(count)
}

test('shows its pieces in pages of the same height, wraps around at both ends, and begins anew', async ({
  page,
}) => {
  const load = await holdRequest(page, '**/assets/client-*.js')
  await open(page, path)
  await expectPage(page, 1, 3)
  await button(page, 'Next page').click()
  await expect(portfolio(page).getByText('Loading projects...')).toBeVisible()
  load()
  await expectPage(page, 2, 3)
  const height = () => portfolio(page).evaluate((element) => element.getBoundingClientRect().height)
  const before = await height()
  await button(page, 'Next page').click()
  await expectPage(page, 3, 2)
  expect(await height()).toBe(before)
  await button(page, 'Next page').click()
  await expectPage(page, 1, 3)
  await button(page, 'Previous page').click()
  await expectPage(page, 3, 2)
  const titles = new Set<string>()
  for (const name of ['Page 1', 'Page 2', 'Page 3']) {
    await button(page, name).click()
    await expect(button(page, name)).toHaveAttribute('aria-current', 'true')
    for (const piece of await pieces(page).allTextContents()) titles.add(piece)
  }
  expect(titles.size).toBe(8)
  await page.reload()
  await mounted(page, portfolio(page))
  await expectPage(page, 1, 3)
})

test('changes pages with arrow keys, Home and End, and moves the focus along', async ({ page }) => {
  await openAtSection(page, path, title)
  await button(page, 'Page 1').focus()
  await page.keyboard.press('ArrowLeft')
  await expectPage(page, 3, 2)
  await expect(button(page, 'Page 3')).toBeFocused()
  await page.keyboard.press('Home')
  await expectPage(page, 1, 3)
  await page.keyboard.press('End')
  await expectPage(page, 3, 2)
  await button(page, 'Next page').focus()
  await page.keyboard.press('Enter')
  await expectPage(page, 1, 3)
  await expect(button(page, 'Next page')).toBeFocused()
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('arrows can be hidden; page numbers and swipes change the page', async ({ page }) => {
    await openAtSection(page, path, title)
    await expect(button(page, 'Next page')).toBeVisible()
    const aside = portfolio(page, 'Portfolio: aside')
    await expect(aside.getByRole('button', { name: 'Next page' })).toBeHidden()
    await expect(aside.getByRole('button', { name: 'Previous page' })).toBeHidden()
    await button(page, 'Page 2').tap()
    await expectPage(page, 2, 3)
    await swipe(page, 'left')
    await expectPage(page, 3, 2)
    await swipe(page, 'right')
    await expectPage(page, 2, 3)
  })
})

/** Swipes across the pictures with touch events. */
async function swipe(page: Page, direction: 'left' | 'right') {
  await pieces(page).first().scrollIntoViewIfNeeded()
  const box = await pieces(page).first().boundingBox()
  const client = await page.context().newCDPSession(page)
  const y = (box?.y ?? 0) + 60
  const [from, to] = direction === 'left' ? [300, 80] : [60, 300]
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

  test('shows all pieces', async ({ page }) => {
    await page.goto(path)
    await expect(pieces(page)).toHaveCount(8)
    await expect(button(page, 'Next page')).toBeHidden()
  })
})
