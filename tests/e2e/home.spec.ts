import { expect, holdRequest, mounted, open, test } from './fixtures.ts'
import { menuServices } from './menu-services.ts'

test.use({ reducedMotion: 'no-preference' })

const headings = [
  'What we do',
  'Who We Are',
  'How we work, in four phases',
  'Why Choose Us',
  'Our Impactful Projects',
  'What our clients say',
  'Questions we hear most',
  'OUR SERVICES',
  'Latest from Our Blog',
]

test('shows all sections of the home page in order', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Work that carries.')
  await expect(page.locator('main h2')).toHaveText(headings)
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Now' })).toHaveAttribute(
    'href',
    /^\/contact/,
  )
  await expect(page.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/register')
  const clients = page.getByText('Some of our clients').locator('..')
  await expect(clients.getByRole('listitem')).toHaveCount(5)
  await expect(clients.getByRole('link', { name: 'Ganga Agro' })).toHaveAttribute(
    'href',
    '/projects/ganga-agro',
  )
  const lead = page.getByText('Wavelength is an IT and digital')
  const shade = await lead.evaluate((each) => getComputedStyle(each, '::before').backgroundColor)
  expect(Number(shade.match(/([\d.]+)\)$/)?.[1])).toBeGreaterThanOrEqual(0.92)
  await page.setViewportSize({ width: 2560, height: 1440 })
  const spectrum = page.getByRole('navigation', { name: 'Services by wavelength' })
  const [band, ticks] = await Promise.all([
    spectrum.boundingBox(),
    spectrum.getByRole('list').boundingBox(),
  ])
  expect((band?.height ?? 0) - (ticks?.height ?? 0), 'no empty band below').toBeLessThan(4)
})

test('numbers the twelve service tiles as specified', async ({ page }) => {
  await page.goto('/')
  const tiles = page
    .locator('section', { has: page.getByRole('heading', { name: 'OUR SERVICES' }) })
    .getByRole('listitem')
    .filter({ has: page.locator('.label') })
  await expect(tiles.locator('.label')).toHaveText('01 02 03 05 07 08 09 10 11 13 14 15'.split(' '))
  const links = await tiles
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(links).toEqual(menuServices)
  const contact = page.getByRole('main').getByRole('link', { name: 'Contact us', exact: true })
  await expect(contact).toHaveAttribute('href', /^\/contact/)
  expect(await contact.evaluate((link) => link.closest('li')), 'is no tile').toBeNull()
  const [large, small] = await Promise.all([
    tiles.first().boundingBox(),
    tiles.nth(1).boundingBox(),
  ])
  expect(large?.width).toBeGreaterThan((small?.width ?? 0) * 1.9)
})

// The last two are windows of small laptops, in which a sheet is lower.
for (const [width, height] of [
  [1440, 900],
  [1366, 657],
  [1440, 600],
] as const) {
  test(`stacks the showcase 80 px from the top, 600 px apart, and shrinks covered sections to 70 % at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/')
    const sections = page.locator('.stack-sheet')
    await expect(sections).toHaveCount(4)
    await expect(page.locator('.stack-sheet li')).toHaveCount(16)
    const start = await page
      .locator('.stack-mark')
      .first()
      .evaluate((mark) => mark.getBoundingClientRect().top + scrollY - 80)
    const boxes = async (scroll: number) => {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), start + scroll)
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      return sections.evaluateAll((all) =>
        all.map((section) => section.getBoundingClientRect().toJSON()),
      )
    }
    const atStart = await boxes(0)
    expect(atStart[0].top).toBeCloseTo(80, 0)
    expect(atStart[0].width).toBeCloseTo(width, 0)
    expect(Math.floor(atStart[0].bottom), 'fits').toBeLessThanOrEqual(height)
    expect(atStart[1].top).toBeCloseTo(680, 0)
    const halfway = await boxes(300)
    expect(halfway[0].top).toBeCloseTo(80, 0)
    expect(halfway[0].width / width).toBeCloseTo(0.85, 1)
    const covered = await boxes(600)
    expect(covered[0].width / width).toBeCloseTo(0.7, 2)
    expect(covered[1].top).toBeCloseTo(80, 0)
    expect(covered[1].width).toBeCloseTo(width, 0)
    const end = await boxes(1800)
    expect(end.map(({ top }) => Math.round(top))).toEqual([80, 80, 80, 80])
    expect(end[3].width).toBeCloseTo(width, 0)
    const cut = await sections.evaluateAll((all) =>
      all.map((section) => {
        const [content] = section.children
        return (content?.scrollHeight ?? 0) - section.clientHeight
      }),
    )
    expect(Math.max(...cut), 'no content is cut off').toBeLessThanOrEqual(0)
  })
}

test('fades the sections of the showcase in when they become visible', async ({ page }) => {
  await open(page, '/')
  const content = page.locator('.stack-sheet [data-island=reveal]')
  await expect(content).toHaveCount(4)
  await expect(content.last()).toHaveAttribute('data-reveal', 'waiting')
  await content.last().scrollIntoViewIfNeeded()
  await expect(content.last()).toHaveAttribute('data-reveal', 'shown')
  await expect(content.last()).toHaveCSS('opacity', '1')
})

test('never hides the focus under a later section of the showcase', async ({ page }) => {
  await open(page, '/')
  const link = page.getByRole('link', { name: 'Google Ads' })
  await page.locator('.stack-sheet').nth(2).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 900))
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect
    .poll(() =>
      link.evaluate((element) => {
        const box = element.getBoundingClientRect()
        const topmost = document.elementFromPoint(box.left + 10, box.top + box.height / 2)
        return topmost !== null && (element.contains(topmost) || topmost.contains(element))
      }),
    )
    .toBe(true)
})

test('links the showcase cards to their pages, and one without a page to the overview', async ({
  page,
}) => {
  await page.goto('/')
  const hrefs = await page
    .locator('.stack-sheet a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(hrefs).toEqual([
    '/services/google-ads',
    '/services/meta-ads',
    '/services/native-ads',
    '/services/marketplace-ads',
    '/services/amazon',
    '/services/flipkart',
    '/services/meesho',
    '/services/etsy',
    '/services/graphic-designing',
    '/services/ui-ux-design',
    '/services/brand-designing',
    '/services',
    '/services/web-development',
    '/services/app-development',
    '/services/software-integrations',
    '/services/erp-solutions',
  ])
})

test('repeats the messages three times in a marquee 70 px high with a 25 s loop, until paused', async ({
  page,
}) => {
  await open(page, '/')
  const marquee = page.getByRole('region', { name: 'Where we are and who we work with' })
  await expect(marquee.locator('ul')).toHaveCount(3)
  await expect(marquee.locator('ul').first().locator('li')).toHaveText([
    'We are in Dubai',
    'Toronto',
    'Saudi',
    'Partnered with Google',
    'Working with Meta',
    'Trusted by Binance',
  ])
  expect((await marquee.boundingBox())?.height).toBe(70)
  const track = marquee.locator('.marquee-track')
  await expect(track).toHaveCSS('animation-duration', '25s')
  await marquee.getByRole('button', { name: 'Pause messages' }).click()
  await page.mouse.move(0, 0)
  await expect(track).toHaveCSS('animation-play-state', 'paused')
  await marquee.getByRole('button', { name: 'Play messages' }).click()
  await page.mouse.move(0, 0)
  await expect(track).toHaveCSS('animation-play-state', 'running')
})

test('counts the figures up once, over two seconds, when they become visible', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  await mounted(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const counters = page.locator('[data-counter]')
  await expect(counters).toHaveText(['3', '12', '42', '113'])
  await counters.last().scrollIntoViewIfNeeded()
  await expect(counters.last()).toHaveText('0')
  await page.clock.runFor(1000)
  const middle = Number(await counters.last().textContent())
  expect(middle).toBeGreaterThan(40)
  expect(middle).toBeLessThan(75)
  await page.clock.runFor(1100)
  await expect(counters).toHaveText(['3', '12', '42', '113'])
  await page.evaluate(() => scrollTo(0, 0))
  await counters.last().scrollIntoViewIfNeeded()
  await page.clock.runFor(100)
  await expect(counters.last()).toHaveText('113')
})

for (const [width, shown] of [
  [1440, 4],
  [1000, 3],
  [700, 2],
  [390, 1],
] as const) {
  test(`shows ${shown} of the seven people at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    const carousel = page.getByRole('region', { name: 'Who We Are' })
    const slides = carousel.getByRole('listitem')
    await expect(slides).toHaveCount(7)
    const [viewport, slide] = await Promise.all([
      carousel.locator('.carousel-viewport').boundingBox(),
      slides.first().boundingBox(),
    ])
    expect(Math.round((viewport?.width ?? 0) / (slide?.width ?? 1))).toBe(shown)
    await expect(carousel.getByRole('button', { name: /^Show / })).toHaveCount(7)
    // Their pictures are upright, and shown as circles.
    for (const name of ['Henrik Solberg', 'Leila Farahani', 'Amara Diallo']) {
      const box = await page.getByRole('img', { name: `Portrait of ${name}` }).boundingBox()
      expect([box?.width, box?.height]).toEqual([64, 64])
    }
  })
}

test('advances the team carousel every three seconds, until paused', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  const carousel = page.getByRole('region', { name: 'Who We Are' })
  await mounted(page, carousel)
  await page.clock.pauseAt(Date.now() + 60_000)
  const current = carousel.locator('[aria-current]')
  const start = await current.getAttribute('aria-label')
  // Its timer may start after the clock was paused.
  await expect(async () => {
    await page.clock.runFor(3100)
    await expect(current).not.toHaveAttribute('aria-label', start ?? '', { timeout: 500 })
  }).toPass()
  await carousel.getByRole('button', { name: 'Pause Who We Are' }).click()
  // A move ends after half a second.
  const track = carousel.locator('.carousel-viewport > ul')
  const position = () => track.evaluate((list) => list.getBoundingClientRect().x)
  const dot = carousel.getByRole('button', { name: /^Show / }).nth(3)
  await page.clock.runFor(3000)
  await dot.click()
  await page.clock.runFor(500)
  const ended = await position()
  await page.clock.runFor(3000)
  expect(Math.abs((await position()) - ended)).toBeLessThan(1)
  await carousel.locator('.carousel-viewport').hover()
  await page.mouse.move(0, 0)
  const paused = await current.getAttribute('aria-label')
  await page.clock.runFor(10_000)
  await expect(current).toHaveAttribute('aria-label', paused ?? '')
})

test('shows the testimonial whose dot was pressed before the slides were loaded', async ({
  page,
}) => {
  const load = await holdRequest(page, '**/assets/slider-client-*.js')
  await page.setViewportSize({ width: 1000, height: 900 })
  await open(page, '/')
  const carousel = page.getByRole('region', { name: 'Testimonials' })
  const dot = carousel.getByRole('button', { name: /^Show / }).nth(2)
  await dot.click()
  await expect(carousel.getByRole('status')).toHaveText('Loading testimonials...')
  load()
  await expect(dot).toHaveAttribute('aria-current', 'true')
  await expect(carousel.getByRole('status')).toHaveCount(0)
  const list = carousel.locator('.carousel-viewport')
  await expect(list).toHaveAttribute('aria-live', 'off')
  await expect
    .poll(async () => {
      const [frame, slide] = await Promise.all([
        list.boundingBox(),
        carousel.getByRole('listitem').nth(2).boundingBox(),
      ])
      return Math.round((slide?.x ?? 0) - (frame?.x ?? 0))
    })
    .toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('lets visitors scroll to all slides, hides their buttons and shows the final figures', async ({
    page,
  }) => {
    await open(page, '/')
    for (const name of ['Who We Are', 'Testimonials']) {
      const carousel = page.getByRole('region', { name })
      await expect(carousel.getByRole('button')).toHaveCount(0)
      await carousel.getByRole('listitem').last().scrollIntoViewIfNeeded()
      await expect(carousel.getByRole('listitem').last()).toBeInViewport()
    }
    await expect(page.locator('.marquee-track')).toHaveCSS('animation-name', 'none')
    await expect(page.getByRole('button', { name: /^(Pause|Play) / })).toHaveCount(0)
    await expect(page.locator('[data-counter]')).toHaveText(['3', '12', '42', '113'])
  })
})

test('opens one question at a time and closes it again', async ({ page }) => {
  await open(page, '/')
  const questions = page.locator('details[name=faq]')
  await expect(questions).toHaveCount(5)
  await questions.nth(0).locator('summary').click()
  await expect(questions.nth(0)).toHaveAttribute('open', '')
  await questions.nth(2).locator('summary').click()
  await expect(questions.nth(0)).not.toHaveAttribute('open')
  await questions.nth(2).locator('summary').click()
  await expect(page.locator('details[name=faq][open]')).toHaveCount(0)
})

test('shows the three newest posts', async ({ page }) => {
  await open(page, '/')
  const cards = page.getByRole('main').getByRole('article').filter({ hasText: 'Read More' })
  await expect(cards).toHaveCount(3)
  await expect(cards.first().locator('time')).toHaveText('November 18, 2026')
  await expect(cards.first()).toContainText(/\d+ min read/)
  await expect(page.getByRole('link', { name: 'View All Posts' })).toHaveAttribute('href', '/blog')
})
