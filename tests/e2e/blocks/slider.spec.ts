import { expect, holdRequest, mounted, open, test } from '#tests/e2e/fixtures.ts'

// Team and testimonials.
test.use({ reducedMotion: 'no-preference' })

const path = '/about'

test('shows as many people as fit, and a dot for each', async ({ page }) => {
  await open(page, path)
  const slider = page.getByRole('region', { name: 'The team' })
  const slides = slider.getByRole('listitem')
  for (const [width, shown] of [
    [1440, 4],
    [1000, 3],
    [700, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await mounted(page, slider)
    await expect(slides).toHaveCount(7)
    const fitting = async () => {
      const [viewport, slide] = await Promise.all([
        slider.locator('.carousel-viewport').boundingBox(),
        slides.first().boundingBox(),
      ])
      return Math.round((viewport?.width ?? 0) / (slide?.width ?? 1))
    }
    await expect.poll(fitting, `at ${width} px`).toBe(shown)
    await expect(slider.getByRole('button', { name: /^Show / })).toHaveCount(7)
  }
  // Upright pictures of clients are shown as circles.
  const portrait = await page.getByRole('img', { name: 'Portrait of voice one' }).boundingBox()
  expect([portrait?.width, portrait?.height]).toEqual([64, 64])
})

test('advances every three seconds, round once, until paused', async ({ page }) => {
  await page.clock.install()
  await open(page, path)
  const board = page.getByRole('region', { name: 'The board' })
  await mounted(page, board)
  await expect(board.getByRole('button'), 'hidden while all people fit').toHaveCount(0)
  await page.setViewportSize({ width: 1000, height: 900 })
  await board.scrollIntoViewIfNeeded()
  await expect(board.getByRole('listitem'), 'copies are only for the eye').toHaveCount(4)
  const dots = board.getByRole('button', { name: /^Show / })
  await expect(dots).toHaveCount(4)
  await page.clock.pauseAt(Date.now() + 60_000)
  const current = board.locator('[aria-current]')
  const seen: (string | null)[] = []
  // Its timer may start after the clock was paused.
  for (let move = 0; move < 4; move++) {
    const from = (await current.getAttribute('aria-label')) ?? ''
    seen.push(from)
    await expect(async () => {
      await page.clock.runFor(3100)
      await expect(current).not.toHaveAttribute('aria-label', from, { timeout: 500 })
    }).toPass()
  }
  expect(new Set(seen).size, 'one by one').toBe(4)
  await expect(current).toHaveAttribute('aria-label', seen[0] ?? '')

  await board.getByRole('button', { name: 'Pause The board' }).click()
  // A move ends after half a second.
  const position = () =>
    board.locator('.carousel-viewport > ul').evaluate((list) => list.getBoundingClientRect().x)
  await page.clock.runFor(3000)
  await dots.nth(2).click()
  await page.clock.runFor(500)
  const ended = await position()
  await page.clock.runFor(3000)
  expect(Math.abs((await position()) - ended)).toBeLessThan(1)
  await board.locator('.carousel-viewport').hover()
  await page.mouse.move(0, 0)
  await page.clock.runFor(10_000)
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true')
})

for (const [device, width] of [
  ['a laptop', 1000],
  ['a phone', 390],
] as const) {
  test(`shows the testimonial whose dot was pressed before the slides were loaded, on ${device}`, async ({
    page,
  }) => {
    const load = await holdRequest(page, '**/assets/slider-client-*.js')
    await page.setViewportSize({ width, height: 900 })
    await open(page, path)
    const slider = page.getByRole('region', { name: 'Testimonials' })
    const dot = slider.getByRole('button', { name: /^Show / }).nth(2)
    await dot.click()
    await expect(slider.getByRole('status')).toHaveText('Loading testimonials...')
    load()
    await expect(dot).toHaveAttribute('aria-current', 'true')
    await expect(slider.getByRole('status')).toHaveCount(0)
    const list = slider.locator('.carousel-viewport')
    await expect(list).toHaveAttribute('aria-live', 'off')
    const distance = async () => {
      const [frame, slide] = await Promise.all([
        list.boundingBox(),
        slider.getByRole('listitem').nth(2).boundingBox(),
      ])
      return Math.round((slide?.x ?? 0) - (frame?.x ?? 0))
    }
    await expect.poll(distance).toBe(0)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('lets visitors scroll to all slides, and hides the buttons', async ({ page }) => {
    await page.goto(path)
    for (const name of ['The team', 'Testimonials']) {
      const slider = page.getByRole('region', { name })
      await expect(slider.getByRole('button')).toHaveCount(0)
      await slider.getByRole('listitem').last().scrollIntoViewIfNeeded()
      await expect(slider.getByRole('listitem').last()).toBeInViewport()
    }
  })
})

test.describe('if its code does not arrive', () => {
  test.use({ expectedMessages: ['Failed to load resource', 'dynamically imported module'] })

  test('stays as the server rendered it, and other islands work', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.route('**/assets/slider-client-*.js', (route) => route.abort())
    await open(page, path)
    const team = page.getByRole('region', { name: 'The team' })
    await team.scrollIntoViewIfNeeded()
    await expect(team).toHaveAttribute('data-failed')
    await expect(team.locator('.carousel-viewport')).toHaveCSS('overflow-x', 'auto')
    await expect(team.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(team.getByRole('listitem').first()).toBeVisible()
    expect(errors.join('\n')).toContain('slider-client')
    await page.getByRole('button', { name: 'Show all services' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#services-menu')).toBeVisible()
  })
})
