import type { Page } from '@playwright/test'
import { expect, mounted, open, test } from '#tests/e2e/fixtures.ts'

test.use({ reducedMotion: 'no-preference' })

const path = '/services/email-marketing'
const phrases = ['Boosts', 'Engages Users', 'Drives Sales']

const currentPhrase = (page: Page) => page.locator('.page-head-turns > [data-shown] > .sr-only')

/** Opens the page and pauses the clock once the headline moves. */
async function openWithClock(page: Page) {
  await page.clock.install()
  await page.goto(path)
  await mounted(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

async function restartHeadline(page: Page) {
  await page.getByRole('button', { name: 'Pause headline' }).click()
  await page.getByRole('button', { name: 'Play headline' }).click()
  await expect(page.getByRole('button', { name: 'Pause headline' })).toBeVisible()
}

test('rotates the headline through three phrases every 2 seconds without shifting the layout', async ({
  page,
}) => {
  await openWithClock(page)
  await restartHeadline(page)
  const first = phrases.indexOf((await currentPhrase(page).textContent()) ?? '')
  const lead = page.locator('.page-head .text-intro')
  const before = await lead.boundingBox()
  for (const step of [1, 2, 3]) {
    await page.clock.runFor(1900)
    await expect(currentPhrase(page)).toHaveText(phrases[(first + step - 1) % 3] ?? '')
    await page.clock.runFor(100)
    await expect(currentPhrase(page)).toHaveText(phrases[(first + step) % 3] ?? '')
    expect(await lead.boundingBox()).toEqual(before)
  }
})

test('announces the headline once with all three phrases, and can be paused', async ({ page }) => {
  await openWithClock(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    `Email that ${phrases.join(', ')}`,
  )
  await expect(page.locator('h1 [aria-live], h1 [role=status]')).toHaveCount(0)
  const firstControl = page.locator('.page-head').locator('a, button').first()
  await expect(firstControl).toHaveAccessibleName('Pause headline')
  await firstControl.click()
  const paused = await currentPhrase(page).textContent()
  await page.clock.runFor(7000)
  await expect(currentPhrase(page)).toHaveText(paused ?? '')
})

test('stops the headline’s timer while it is out of view', async ({ page }) => {
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

  test('does not move the headline, and shows the counter’s final value', async ({ page }) => {
    await openWithClock(page)
    await page.clock.runFor(9000)
    await expect(currentPhrase(page)).toHaveText('Boosts')
    const counter = page.locator('[data-counter]')
    await mounted(page, counter)
    await page.clock.runFor(100)
    await expect(counter).toHaveText('59477')
  })
})

test('filters the templates, keeps the filter in the URL and announces the count', async ({
  page,
}) => {
  await open(page, path)
  const gallery = page.locator('#templates')
  const templates = gallery.getByRole('listitem')
  const filters = gallery.getByRole('group', { name: 'Kind of template' }).getByRole('button')
  await expect(gallery.getByText('1000+ templates')).toBeVisible()
  await expect(filters).toHaveText(['All', 'Corporate', 'Personal', 'Agency', 'Portal'])
  await expect(filters.first()).toHaveAttribute('aria-pressed', 'true')
  const all = await templates.count()
  await expect(gallery.getByRole('status')).toHaveText(`${all} templates shown`)

  let sum = 0
  for (const kind of ['Corporate', 'Personal', 'Agency', 'Portal']) {
    await filters.filter({ hasText: kind }).click()
    const count = await templates.filter({ hasText: kind }).count()
    expect(count).toBeGreaterThan(0)
    await expect(templates).toHaveCount(count)
    await expect(gallery.getByRole('img')).toHaveCount(count)
    await expect(gallery.getByRole('status')).toHaveText(`${count} templates shown`)
    await expect(page).toHaveURL(`${path}?templates=${kind}`)
    sum += count
  }
  expect(sum).toBe(all)

  await page.reload()
  await mounted(page, gallery)
  await expect(filters.filter({ hasText: 'Portal' })).toHaveAttribute('aria-pressed', 'true')
  await filters.filter({ hasText: 'All' }).click()
  await expect(templates).toHaveCount(all)
  await expect(page).toHaveURL(path)
})

test('counts the emails sent up to 59477 once, over 2.5 s, when 30 % of the figure is visible', async ({
  page,
}) => {
  await openWithClock(page)
  await expect(page.getByRole('heading', { name: 'Emails Sent' })).toHaveCount(1)
  const counter = page.locator('[data-counter]')
  await showFraction(page, 0.2)
  await page.clock.runFor(3000)
  await expect(counter).toHaveText('0')
  await showFraction(page, 0.5)
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return Number(await counter.textContent())
    })
    .toBeGreaterThan(0)
  const width = (await counter.evaluate((figure) => figure.closest('p')?.clientWidth)) ?? 0
  await page.clock.runFor(1250)
  const middle = Number(await counter.textContent())
  expect(middle).toBeGreaterThan(59477 * 0.45)
  expect(middle).toBeLessThan(59477 * 0.62)
  await page.clock.runFor(1000)
  await expect(counter).not.toHaveText('59477')
  await page.clock.runFor(300)
  await expect(counter).toHaveText('59477')
  expect(await counter.evaluate((figure) => figure.closest('p')?.clientWidth)).toBe(width)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await showFraction(page, 0.5)
  await page.clock.runFor(200)
  await expect(counter).toHaveText('59477')
})

/** Scrolls until this fraction of the figure is visible. */
async function showFraction(page: Page, fraction: number) {
  await page.locator('[data-counter]').evaluate((figure, part) => {
    const { top, height } = (figure.parentElement as Element).getBoundingClientRect()
    scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' })
  }, fraction)
}

test('has its sections, six services, six reasons, its own questions, and contact links with the service', async ({
  page,
}) => {
  await open(page, path)
  const main = page.getByRole('main')
  for (const name of ['Automation', 'Targeting', 'Deliverability']) {
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  const section = (name: RegExp) =>
    main.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })
  await expect(section(/^Six services/).getByRole('term')).toHaveCount(6)
  await expect(section(/^Six reasons/).getByRole('listitem')).toHaveCount(6)
  await expect(main.locator('details summary').nth(3)).toBeVisible()

  const buttons = main.getByRole('link', { name: 'Get in touch' })
  await expect(buttons).toHaveCount(2)
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute(
      'href',
      '/contact?service=Email+Marketing&from=%2Fservices%2Femail-marketing',
    )
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all three phrases and all templates, without buttons', async ({ page }) => {
    await page.goto(path)
    for (const phrase of await page.locator('.page-head-turns > *').all()) {
      await expect(phrase).toHaveCSS('opacity', '1')
    }
    await expect(page.locator('#templates').getByRole('listitem')).toHaveCount(14)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})
