import type { Page } from '@playwright/test'
import { paths } from '#model/paths.ts'
import { expect, mounted, open, test } from './fixtures.ts'

const values = [
  'Warmth',
  'Accuracy',
  'Variety',
  'Empathy',
  'Listening',
  'Economy',
  'Nerve',
  'Generosity',
  'Tenacity',
  'Honesty',
]

/** In the order of the index. */
const cases = [
  {
    slug: 'saltmarsh-outfitters',
    title: 'Saltmarsh Outfitters',
    change: ['7', '3'],
    artefacts: ['The redirect table', 'The first step of the checkout', 'The weekend of the move'],
    film: 'A jacket in four clicks',
    people: ['Lucie Tremblay', 'Meher Bose', 'Tomasz Wieczorek', 'Daniel Achterberg'],
  },
  {
    slug: 'makhana-co',
    title: 'Makhana & Co.',
    change: ['11', '2'],
    artefacts: [
      'What a phone leaves of a pack',
      'Fourteen strangers, one question',
      'The listing that goes with it',
    ],
    film: 'In real time',
    people: ['Meher Bose', 'Sunita Kisku', 'Daniel Achterberg'],
  },
  {
    slug: 'teranga-foods',
    title: 'Teranga Foods',
    change: ['12', '3'],
    artefacts: [
      'Twelve campaigns, ninety days',
      'Twelve days without ten campaigns',
      'The five o’clock report',
    ],
    film: 'Five in the morning',
    people: ['Chidi Okonjo', 'Mateo Quispe', 'Lucie Tremblay'],
  },
  {
    slug: 'dar-al-noor-clinics',
    title: 'Dar Al Noor Clinics',
    change: ['300', '90'],
    artefacts: [
      'Five clinics, five Thursdays',
      'The third screen, before launch',
      'What patients call it',
    ],
    film: 'Doctor, time, done',
    people: [
      'Noor Al-Harbi',
      'Meher Bose',
      'Mateo Quispe',
      'Tomasz Wieczorek',
      'Daniel Achterberg',
    ],
  },
  {
    slug: 'ganga-agro',
    title: 'Ganga Agro',
    change: ['9', '2'],
    artefacts: [
      'Six tables for forty spreadsheets',
      'One night’s check',
      'The nineteen conditions',
    ],
    film: 'Six hundred bags, two clicks',
    people: ['Rakesh Mahto', 'Ishaan Prakash', 'Tomasz Wieczorek', 'Meher Bose'],
  },
  {
    slug: 'baobab',
    title: 'Baobab',
    change: ['540', '6'],
    artefacts: [
      'What two hundred messages wanted',
      'Four tables behind one inbox',
      'The Friday we sent it to everyone',
    ],
    film: 'The same, as Fatou saw it',
    people: ['Sunita Kisku', 'Lucie Tremblay', 'Tomasz Wieczorek'],
  },
]
const casePaths = cases.map(({ slug }) => `/projects/${slug}`)

test.describe('about', () => {
  test('has a banner, a breadcrumb and a More About Us link', async ({ page }) => {
    await open(page, '/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('About Us')
    // Reduced motion is the default of these tests.
    await expect(page.locator('canvas')).toHaveCount(0)
    const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    await expect(steps).toHaveText(['Home', '/About Us'])
    await expect(steps.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    const more = page.getByRole('main').getByRole('link', { name: 'More About Us' })
    await expect(more).toHaveAttribute('href', /^\/about(#|$)/)
    await more.click()
    await expect(page.getByRole('heading', { name: 'What we are here for' })).toBeInViewport()
  })

  test('states mission, vision and what sets the agency apart', async ({ page }) => {
    await page.goto('/about')
    for (const name of ['Mission', 'Vision', 'What Sets Us Apart']) {
      await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible()
    }
    await expect(page.locator('#what-we-are-here-for')).toContainText(
      /Muzaffarpur.*12,100 km.*Toronto/,
    )
  })

  test('shows which offices are open now on the 24/7 Support card', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T21:30:00Z'))
    await open(page, '/about')
    const card = page.getByRole('region', { name: '24/7 Support' })
    await mounted(page, card)
    await expect(card).toContainText('three in the morning in Patna')
    await expect(card.getByRole('listitem')).toHaveText([
      /Patna.*07:00 – 16:00.*03:00.*at home/,
      /Dubai.*09:00 – 18:00.*01:30.*at home/,
      /Riyadh.*10:00 – 19:00.*00:30.*at home/,
      /Toronto.*09:00 – 22:00.*16:30.*at the desk/,
    ])
  })

  test('moves its drawing for five seconds, its headline for two and its carousel every three', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install()
    await open(page, '/about')
    const drawing = page.locator('[data-island="living-wave"]')
    const firstFrame = await drawing.locator('path').getAttribute('d')
    await page.mouse.move(100, 100)
    await page.mouse.move(140, 120)
    await expect(drawing.locator('canvas')).toHaveCount(1)
    const headline = page.locator('h1 [data-island="wave-letters"]')
    await mounted(page, headline)
    const still = await layoutOf(page)
    const letter = await headline.locator('[class^=wide-]').nth(3).boundingBox()
    // The letters move for two seconds, in which a busy machine does not look at them.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    if (letter) await page.mouse.move(letter.x + letter.width / 2, letter.y + letter.height / 2)
    const moving = headline.locator('[style*="scaleX"]')
    const widthOfLetter = async () => {
      await page.clock.runFor(50)
      return moving.evaluateAll((all) => all[3]?.getBoundingClientRect().width ?? 0)
    }
    await expect
      .poll(widthOfLetter, 'below the pointer')
      .toBeGreaterThan((letter?.width ?? 0) * 1.2)
    await expect(moving).toHaveText([...'AboutUs'])
    await page.clock.resume()
    expect(await layoutOf(page), 'nothing is laid out anew').toEqual(still)
    await page.clock.runFor(6000)
    await expect(moving).toHaveCount(0)
    await expect(headline).toBeVisible()
    expect(await layoutOf(page), 'at rest').toEqual(still)
    await expect(drawing.locator('canvas')).toHaveCount(0)
    await expect(drawing.locator('path')).not.toHaveAttribute('d', firstFrame ?? '')
    await page.mouse.move(700, 300)
    await expect(drawing.locator('canvas')).toHaveCount(1)
    const carousel = page.getByRole('region', { name: 'Who We Are' })
    await mounted(page, carousel)
    await expect(carousel.getByRole('listitem')).toHaveCount(4)
    await expect(carousel.getByRole('button'), 'hidden while all people fit').toHaveCount(0)
    await page.setViewportSize({ width: 1000, height: 900 })
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel.getByRole('listitem'), 'copies are only for the eye').toHaveCount(4)
    await expect(carousel.getByRole('button', { name: /^Show / })).toHaveCount(4)
    await page.clock.pauseAt(Date.now() + 60_000)
    const shows = (name: string) =>
      expect(async () => {
        await page.clock.runFor(3100)
        const dot = carousel.getByRole('button', { name: `Show ${name}` })
        await expect(dot).toHaveAttribute('aria-current', 'true', { timeout: 500 })
      }).toPass()
    // Round once: each step moves by one slide, past the last as well.
    const people = await carousel.locator('.carousel-viewport img').evaluateAll((all) => all.length)
    expect(people).toBe(8)
    for (const name of ['Daniel Achterberg', 'Farah Siddiqui']) await shows(name)
  })

  test('spells the agency’s name with ten core values, each with letter, title and description', async ({
    page,
  }) => {
    await open(page, '/about')
    const cards = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(cards).toHaveCount(10)
    await expect(cards.getByRole('heading')).toHaveText(values)
    await expect(cards.locator('[aria-hidden=true]')).toHaveText([...'WAVELENGTH'])
    for (const card of await cards.all()) {
      await expect(card.getByRole('paragraph')).toHaveText(/\w.{30,}/)
    }
    const leftEdges = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().left),
    )
    expect(new Set(leftEdges.map(Math.round)).size).toBe(5)
  })
})

test.describe('client', () => {
  test('scrolls five rows of logos endlessly in alternating directions, until paused', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, '/client')
    const rows = page.locator('.client-wall > div')
    await expect(rows).toHaveCount(5)
    const style = (name: 'animationDirection' | 'animationIterationCount' | 'animationPlayState') =>
      rows.evaluateAll((all, property) => all.map((row) => getComputedStyle(row)[property]), name)
    await expect
      .poll(() => style('animationDirection'))
      .toEqual(['normal', 'reverse', 'normal', 'reverse', 'normal'])
    expect(new Set(await style('animationIterationCount'))).toEqual(new Set(['infinite']))
    await page.getByRole('button', { name: 'Pause client logos' }).click()
    await page.mouse.move(0, 0)
    await expect.poll(() => style('animationPlayState')).toEqual(Array(5).fill('paused'))
    await page.getByRole('button', { name: 'Play client logos' }).click()
    await page.mouse.move(0, 0)
    await expect.poll(() => style('animationPlayState')).toEqual(Array(5).fill('running'))
  })

  test('shows six clients with the work done for them, and names twenty-two', async ({ page }) => {
    await page.goto('/client')
    const works = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Six logos, and the work behind them' }) })
    await expect(works.getByRole('img')).toHaveCount(6)
    const links = works.getByRole('link', { name: /: \w+$/ })
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/projects/saltmarsh-outfitters',
      '/services/performance-media',
      '/services/social-media',
      '/services/app-development',
      '/services/email-marketing',
      '/services/google-business',
    ])
    await expect(page.locator('#who-we-work-with-now').getByRole('listitem')).toHaveCount(22)
  })

  test('has alternative text for every logo', async ({ page }) => {
    await page.goto('/client')
    const logos = page.locator('.client-wall ul:not([aria-hidden=true])').getByRole('img')
    await expect(logos).toHaveCount(34)
    for (const logo of await logos.all()) await expect(logo).toHaveAttribute('alt', /.+, .+/)
  })
})

for (const { path, heading, sections, links } of [
  {
    path: '/terms',
    heading: 'Terms of Service',
    sections: [
      '1Acceptance',
      '2Use of service',
      '3Intellectual property',
      '4Termination',
      '5Changes',
    ],
    links: [
      '#acceptance',
      '#use-of-service',
      '#intellectual-property',
      '#termination',
      '#changes',
      '/privacy',
      '/',
    ],
  },
  {
    path: '/privacy',
    heading: 'Privacy Policy',
    sections: ['1Information collected', '2Use', '3Sharing', '4Cookies', '5Changes'],
    links: ['#information-collected', '#use', '#sharing', '#cookies', '#changes', '/contact', '/'],
  },
]) {
  test(`${path} has its five sections, its contents and its two links`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(sections)
    const hrefs = await main
      .locator('section')
      .last()
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(links)
    const contents = main.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    for (const [index, link] of (await contents.all()).entries()) {
      await link.click()
      await expect(main.getByRole('heading', { level: 2 }).nth(index)).toBeInViewport()
    }
    await expect(
      main
        .getByRole('navigation', { name: 'Contents' })
        .getByRole('listitem')
        .getByRole('paragraph'),
    ).toHaveCount(sections.length)
  })
}

test('the privacy policy states what each form stores, where drafts are kept and how to have data erased', async ({
  page,
}) => {
  await page.goto('/privacy')
  const text = await page.getByRole('main').textContent()
  for (const fact of [
    /apply for a job we store your name, email address and telephone number, the opening, your note and your résumé/,
    /name, age, email address, phone, city, pincode, state and address/,
    /kept as a draft on your device until you send it/,
    /names of a campaign/,
    /erase what we hold about you within 30 days, together with your files/,
  ]) {
    expect(text).toMatch(fact)
  }
})

test('offers four ways to join, and all links work', async ({ page }) => {
  await page.goto('/register')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Join Wavelength')
  const links = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Four ways in' }) })
    .getByRole('link')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual([
    '/contact?from=%2Fregister',
    '/partner#partner-form',
    '/career#current-openings',
    '/newsletter',
  ])
  for (const href of hrefs) expect((await page.request.get(href ?? '')).status()).toBe(200)
})

test('the why-us page compares, then shows the four phases, the reasons and counters', async ({
  page,
}) => {
  await open(page, '/why-us')
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(4)
  const growth = await page.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const [theirs = 0, ours = 0] = [...row.querySelectorAll('td')].map((cell) =>
        Number.parseFloat(getComputedStyle(cell).fontSize),
      )
      return ours / theirs
    }),
  )
  for (const ratio of growth) expect(ratio).toBeGreaterThan(1.5)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'The agency you fear, and this one',
    'Ask them these four. Then ask us.',
    'How we work, in four phases',
    'Why Choose Us',
  ])
  await expect(page.locator('.process h3')).toHaveText([
    'Discovery & Consultation',
    'Strategy & Planning',
    'Development & Integration',
    'Launch & Optimization',
  ])
  await expect(page.locator('[data-counter]')).toHaveCount(4)
  const counters = await page
    .locator('[data-counter]')
    .evaluateAll((all) => all.map((counter) => counter.getAttribute('data-counter')))
  expect(counters).toEqual(['3', '12', '42', '113'])
})

test('the animated scroll shows the services on a scale, then full-screen sections and the marquee', async ({
  page,
}) => {
  await open(page, '/animated-scroll')
  const services = page.getByRole('region', { name: 'From 400 to 700 nm' }).getByRole('listitem')
  await expect(services).toHaveCount(15)
  const perNanometre = await services.evaluateAll((all) => {
    const start = all[0]?.parentElement?.getBoundingClientRect().top ?? 0
    return all.map(
      (each) =>
        (each.getBoundingClientRect().top - start) /
        (Number(each.textContent.match(/(\d+) nm/)?.[1]) - 400),
    )
  })
  for (const pixels of perNanometre) expect(pixels).toBeCloseTo(8, 0)
  for (const width of [1440, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const overlaps = await services.evaluateAll((all) => {
      const boxes = all.map((each) => each.getBoundingClientRect())
      return boxes.filter(({ top }, index) => (boxes[index - 1]?.bottom ?? 0) > top + 1).length
    })
    expect(overlaps, `bands that overlap at ${width} px`).toBe(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  const spectrum = page.getByRole('region', { name: 'From 400 to 700 nm' })
  const animations = () =>
    spectrum.evaluate((element) => element.getAnimations({ subtree: true }).length)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(animations).toBeGreaterThan(15)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(animations, 'animations of the spectrum with reduced motion').toBe(0)
  await expect(spectrum.locator('.spectrum-marker')).toBeHidden()
  await expect(spectrum.locator('.spectrum-wave')).toHaveCSS('clip-path', 'none')
  const sections = page.locator('.stack-sheet')
  await expect(sections).toHaveCount(4)
  await expect(sections.first()).toHaveCSS('position', 'sticky')
  const [viewport, firstSection] = await Promise.all([
    page.evaluate(() => ({ width: innerWidth, height: innerHeight })),
    sections.first().evaluate((element) => ({
      width: (element as HTMLElement).offsetWidth,
      height: (element as HTMLElement).offsetHeight,
    })),
  ])
  expect(firstSection.width).toBe(viewport.width)
  // The viewport minus the header.
  expect(firstSection.height).toBeGreaterThanOrEqual(viewport.height - 80)
  const [sectionBottom, marqueeTop] = await Promise.all([
    sections.last().evaluate((element) => element.getBoundingClientRect().bottom),
    page
      .getByRole('region', { name: 'Where we are and who we work with' })
      .evaluate((element) => element.getBoundingClientRect().top),
  ])
  expect(marqueeTop).toBeGreaterThanOrEqual(sectionBottom - 1)
})

test('a wave can be tuned by name, fields and dragging, heard, saved and sent', async ({
  page,
}) => {
  await open(page, '/animated-scroll')
  const tuner = page.getByRole('region', { name: 'Now tune your own' })
  await tuner.scrollIntoViewIfNeeded()
  await mounted(page, tuner)
  const path = tuner.locator('path')
  const untuned = (await path.getAttribute('d')) ?? ''
  await tuner.getByLabel('Your name').fill('Ada')
  await expect(path).not.toHaveAttribute('d', untuned)
  const across = (source: string) =>
    tuner.getByRole('group', { name: source }).getByRole('slider', { name: 'Across' })
  await across('First source').press('ArrowRight')
  await expect(across('First source')).toHaveValue('29')

  const drawing = tuner.locator('svg').first()
  await drawing.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await drawing.boundingBox()) ?? {}
  await page.mouse.move(x + width * 0.74, y + height * 0.3)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.5, y + height * 0.2)
  await page.mouse.up()
  await expect(across('Second source')).toHaveValue('50')
  await expect(across('First source')).toHaveValue('29')

  const sound = tuner.getByRole('button', { name: 'Sound' })
  await expect(sound).toHaveAttribute('aria-pressed', 'false')
  await sound.click()
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  const download = page.waitForEvent('download')
  await tuner.getByRole('button', { name: 'Save picture' }).click()
  expect((await download).suggestedFilename()).toBe('my-wavelength.png')
  await tuner.getByRole('button', { name: 'Copy link' }).click()
  await expect(tuner.getByRole('status')).toHaveText('Copied')

  const tuned = (await path.getAttribute('d')) ?? ''
  await page.goto('/animated-scroll?name=Ada&sources=29,64,50,20')
  await tuner.scrollIntoViewIfNeeded()
  await expect(path).toHaveAttribute('d', tuned)
})

test.describe('projects', () => {
  test('lists the six cases with their main figure', async ({ page }) => {
    await page.goto('/projects')
    const articles = page.getByRole('article')
    await expect(articles.getByRole('heading')).toHaveText(cases.map(({ title }) => title))
    await expect(articles.locator('p:has(s)')).toHaveText(
      cases.map(({ change: [before, after] }) => new RegExp(`before: ${before}.*after: ${after}$`)),
    )
    const links = articles.getByRole('link', { name: /^View Case Study ?: / })
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      casePaths,
    )
  })

  for (const [index, study] of cases.entries()) {
    const path = `/projects/${study.slug}`
    test(`${path} shows challenge, approach, results, figures, artefacts, credits and links to other cases`, async ({
      page,
    }) => {
      await open(page, path)
      const main = page.getByRole('main')
      for (const title of ['The challenge', 'The approach', 'The results', 'Before and after']) {
        await expect(main.getByRole('heading', { level: 2, name: title })).toBeAttached()
      }
      await expect(main.locator('dd.display')).toHaveCount(3)
      const pictures = main.locator('.before-after')
      await expect(pictures.getByText('Before', { exact: true })).toBeVisible()
      await expect(pictures.getByText('After', { exact: true })).toBeVisible()
      const border = main.getByRole('slider', { name: /^Before and after/ })
      await border.focus()
      await mounted(page, border)
      await border.press('End')
      const after = pictures.locator('img').last()
      await expect(after).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)')
      const others = main.getByRole('navigation', { name: 'Other case studies' })
      await expect(others.getByRole('link', { name: 'All case studies' })).toHaveAttribute(
        'href',
        '/projects',
      )
      const neighbours = [casePaths.at(index - 1), casePaths[(index + 1) % cases.length]]
      await expect(others.getByRole('link', { name: 'Previous case' })).toHaveAttribute(
        'href',
        neighbours[0] ?? '',
      )
      await expect(others.getByRole('link', { name: 'Next case' })).toHaveAttribute(
        'href',
        neighbours[1] ?? '',
      )

      const artefacts = page.getByRole('figure').filter({ has: page.locator('h3') })
      await expect(artefacts.getByRole('heading')).toHaveText(study.artefacts)

      const video = main.locator('video')
      const paused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
      await video.scrollIntoViewIfNeeded()
      await main.getByRole('button', { name: `Play ${study.film}` }).click()
      await expect.poll(paused).toBe(false)
      await main.getByRole('button', { name: `Pause ${study.film}` }).click()
      await expect.poll(paused).toBe(true)

      const credits = page.locator('section').filter({
        has: page.getByRole('heading', { name: 'Who made it, how long it took, what it cost' }),
      })
      const { people } = study
      await expect(credits.locator('li h3')).toHaveText(people)
      await expect(credits.getByRole('img')).toHaveCount(people.length)
      await expect(credits).toContainText(/\d+ weeks/)
      await expect(credits).toContainText(/\$\d+,\d{3} to \$\d+,\d{3}/)
      const guide = credits.getByRole('link', { name: /^Price guide/ })
      expect((await page.request.get((await guide.getAttribute('href')) ?? '')).status()).toBe(200)

      const results = page.locator('.figures-flood')
      const paper = await page
        .locator('html')
        .evaluate((html) => getComputedStyle(html).backgroundColor)
      await expect(results, 'coloured with reduced motion').not.toHaveCSS('background-color', paper)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const colourStart = () =>
        results.evaluate((section) => {
          const tide = section.querySelector('.figures-tide')
          if (!tide) throw new Error('no coloured layer')
          return tide.getBoundingClientRect().top - section.getBoundingClientRect().top
        })
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect.poll(colourStart, 'below the section before it is seen').toBeGreaterThan(300)
      await results.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
      await expect.poll(colourStart, 'at its upper edge once it is read').toBe(0)
    })
  }

  test('shows details of a sheet and a dashboard on phones, where their words would be too small', async ({
    page,
  }) => {
    const shown = () =>
      page
        .locator('.before-after img')
        .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc))
    for (const [width, isDetail] of [
      [390, true],
      [1440, false],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/projects/ganga-agro')
      await page.locator('.before-after').scrollIntoViewIfNeeded()
      await expect
        .poll(async () => (await shown()).map((source) => source.includes('-portrait.')))
        .toEqual([isDetail, isDetail])
    }
  })
})

const specialties = [
  'google-ads',
  'meta-ads',
  'native-ads',
  'marketplace-ads',
  'amazon',
  'flipkart',
  'meesho',
  'etsy',
  'graphic-designing',
  'ui-ux-design',
  'brand-designing',
  'software-integrations',
  'erp-solutions',
]

for (const slug of specialties) {
  test(`the specialty ${slug} explains what it is, what is delivered, how it is measured, and answers questions`, async ({
    page,
  }) => {
    await page.goto(`/services/${slug}`)
    const main = page.getByRole('main')
    for (const title of [
      /^What it is$/,
      'What is delivered',
      'How it is measured',
      /^Questions about /,
    ]) {
      await expect(main.getByRole('heading', { level: 2, name: title })).toBeVisible()
    }
    expect(await main.locator('dd.display').count()).toBeGreaterThanOrEqual(3)
    await expect(main.locator('li > a[href^="/services/"]').first()).toHaveAttribute(
      'href',
      /^\/services\/(performance-media|ecommerce-solutions|design-services|web-development|erp-services|digital-marketing)$/,
    )
    await expect(main.getByRole('link').last()).toHaveAttribute(
      'href',
      new RegExp(`^/contact\\?service=.+${slug}`),
    )
  })
}

test.describe('redirects', () => {
  for (const [from, to] of [
    ['/services', paths.services],
    ['/contactSection', paths.contact],
    ['/CONTACTSECTION/', paths.contact],
    ['/home', paths.home],
    ['/about-us', paths.about],
    ['/careers', paths.career],
    ['/portfolio', paths.projects],
    ['/privacy-policy', paths.privacy],
    ['/services/startup-consultancy', '/services/startup-Consultancy'],
    ['/About/', paths.about],
  ]) {
    test(`${from} redirects to ${to} and keeps its query`, async ({ request }) => {
      const response = await request.get(`${from}?utm_source=card&x=1`, { maxRedirects: 0 })
      expect(response.status()).toBe(308)
      expect(response.headers().location).toBe(`${to}?utm_source=card&x=1`)
      expect((await request.get(from ?? '')).status()).toBe(200)
    })
  }

  test('a showcase card without a page of its own links to the services overview', async ({
    page,
  }) => {
    await open(page, '/')
    await page.getByRole('link', { name: '3D Designing' }).click()
    await expect(page).toHaveURL('/our-services')
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Our Services')
  })
})

test('filters the services by their words as you type, without empty families', async ({
  page,
}) => {
  await open(page, '/our-services')
  const search = page.getByRole('search')
  const field = search.getByRole('searchbox', { name: 'Find a service' })
  const main = page.getByRole('main')
  const names = main.getByRole('listitem').filter({ hasText: ' nm' }).getByRole('link')
  const all = await names.count()
  const families = await main.getByRole('heading', { level: 3 }).count()
  const pictures = main.getByRole('listitem').getByRole('img')
  await expect(pictures).toHaveCount(families)
  await expect(search.getByRole('status')).toHaveText(`${all} services`)
  await mounted(page, search)
  await field.pressSequentially(' VIDEO  production')
  await expect(search.getByRole('status')).toHaveText('1 service found')
  await expect(names).toHaveText(['Video Production'])
  await expect(pictures).toHaveCount(1)
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Video1'])
  await field.fill('submarines ')
  await expect(search.getByRole('status')).toHaveText('No service found for “submarines”')
  await expect(names).toHaveCount(0)
  await expect(pictures).toHaveCount(0)
  // The wavelength is no part of what is searched.
  await field.fill('nm')
  await expect(names).toHaveCount(0)
  await field.fill('')
  await expect(names).toHaveCount(all)
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(families)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the overview lists all services, without a search field', async ({ page }) => {
    await page.goto('/our-services')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Video Production', exact: true })).toBeVisible()
    await expect(main.getByRole('searchbox')).toHaveCount(0)
  })
})

/** Where sections and letters are, how wide the letters are, the height of the page, and what has shifted without a cause. */
function layoutOf(page: Page) {
  return page.evaluate(async () => {
    const parts = [...document.querySelectorAll<HTMLElement>('h1 ~ *, h1 [class^=wide-], section')]
    const shifts = new PerformanceObserver(() => {})
    shifts.observe({ type: 'layout-shift', buffered: true })
    await new Promise(requestAnimationFrame)
    return {
      positions: parts.map((part) => [part.offsetLeft, part.offsetTop, part.offsetWidth]),
      letters: [...document.querySelectorAll('h1 [class^=wide-]')].map(
        (letter) => letter.getBoundingClientRect().width,
      ),
      height: document.documentElement.scrollHeight,
      shifts: shifts.takeRecords().length,
    }
  })
}
