import { expect, type Page, test } from '@playwright/test'
import { inArabic } from '#tests/fixtures/arabic.ts'
import { startOwnContent } from '#tests/fixtures/own-content.ts'
import { expectNoViolations, viewports } from './expect-accessible.ts'
import { mounted } from './fixtures.ts'

let site: Awaited<ReturnType<typeof startOwnContent>>
test.beforeAll(async () => {
  site = await startOwnContent(
    async () => {},
    () => new Date('2026-11-28T09:00:00Z'),
    inArabic,
  )
})
test.afterAll(() => site.stop())

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('splash', '1'))
})

for (const { name, width, use } of viewports) {
  test.describe(name, () => {
    test.use(use)

    for (const path of ['/', '/contact', '/blog/first-post', '/work', '/no-such-page']) {
      test(`${path} begins at the right in Arabic`, async ({ page }) => {
        await page.goto(site.origin + path)
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
        await expect(page.locator('h1').first()).toHaveCSS('letter-spacing', /normal|^0px$/)
        expect(await centreOf(page, 'header a')).toBeGreaterThan(width / 2)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        // A player in an article is not ours.
        await expectNoViolations(page, { except: ['iframe'] })
      })
    }
  })
}

test('labels and errors of a form stand above the right end of their fields', async ({ page }) => {
  await page.goto(`${site.origin}/contact`)
  await page.getByRole('button', { name: 'أرسل الرسالة' }).click()
  await expect(page.getByText('يرجى ملء هذا الحقل').first()).toBeVisible()
  const field = page.getByRole('main').getByRole('textbox').first()
  const label = page.locator(`label[for="${await field.getAttribute('id')}"]`)
  expect(await label.evaluate(textEnd)).toBeCloseTo(await field.evaluate(boxEnd), 0)
  await expectNoViolations(page)
})

test('the left arrow key leads to the next tab', async ({ page }) => {
  await page.goto(`${site.origin}/tabs`)
  const list = page.locator('[role=tablist][aria-orientation=horizontal]').first()
  await mounted(page, list)
  const tabs = list.getByRole('tab')
  expect(await tabs.nth(0).evaluate(boxEnd)).toBeGreaterThan(await tabs.nth(1).evaluate(boxEnd))
  await tabs.nth(0).press('ArrowLeft')
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await tabs.nth(1).press('ArrowRight')
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true')
})

test('slides follow one another to the left', async ({ page }) => {
  await page.goto(`${site.origin}/about`)
  const slider = page.locator('[data-island=slider]').first()
  await mounted(page, slider)
  const [first, second] = [0, 1].map((index) => slider.locator('li').nth(index))
  expect(await second?.evaluate(boxEnd)).toBeLessThan((await first?.evaluate(boxEnd)) ?? 0)
  const dots = slider.locator('.carousel-dot')
  await dots.nth(1).click()
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
  const end = await slider.locator('.carousel-viewport').evaluate(boxEnd)
  await expect.poll(() => second?.evaluate(boxEnd)).toBeCloseTo(end, -1)
})

async function centreOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  return box ? box.x + box.width / 2 : 0
}

/** Both run in the page: the right end of an element, and of the words in it. */
function boxEnd(element: HTMLElement | SVGElement) {
  return element.getBoundingClientRect().right
}

function textEnd(element: HTMLElement | SVGElement) {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect().right
}
