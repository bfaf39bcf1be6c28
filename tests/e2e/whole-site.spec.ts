import type { Page } from '@playwright/test'
import { crawl, linksOf } from './crawl.ts'
import { expectAccessibleInEveryViewport } from './expect-accessible.ts'
import { expect, open, test } from './fixtures.ts'

/** One of each kind of page; each is loaded once for all that is checked on it. */
const screens = [
  '/',
  '/about',
  '/our-services',
  '/blog',
  '/blog/small-type-big-trust',
  '/contact',
  '/career',
  '/career/qa-tester',
  '/client',
  '/partner',
  '/animated-scroll',
  '/services/web-development',
  '/services/app-development',
  '/services/digital-marketing',
  '/services/startup-Consultancy',
  '/services/design-services',
  '/services/ecommerce-solutions',
  '/services/seo-services',
  '/services/social-media',
  '/services/whatsapp-marketing',
  '/services/video-production',
  '/services/performance-media',
  '/services/influencer-marketing',
  '/services/google-business',
  '/services/erp-services',
  '/services/email-marketing',
  '/services/google-ads',
  '/projects',
  '/projects/ganga-agro',
  '/terms',
  '/privacy',
  '/register',
  '/why-us',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
]

test('leads nowhere that is not there', async ({ site }) => {
  const pages = await crawl(site)
  expect(pages.size).toBeGreaterThan(50)
  for (const [path, { status }] of pages) expect([200, 308], path).toContain(status)
  const dead = [...pages].flatMap(([path, { html }]) =>
    linksOf(html)
      .filter((href) => href === '' || href === '#')
      .map((href) => `${path}: "${href}"`),
  )
  expect(dead).toEqual([])
})

test('has its own title and description on every page, and no style attribute', async ({
  site,
}) => {
  const titles = new Map<string, string>()
  for (const [path, { status, html }] of await crawl(site)) {
    if (status !== 200) continue
    expect(html, path).not.toMatch(/<[^>]+\sstyle="/)
    expect(html, path).toMatch(/<meta name="description" content="[^"]{50,}"/)
    const title = html.match(/<title>([^<]+)<\/title>/)?.[1] ?? ''
    // Both addresses of the partner screen show the same.
    if (!path.startsWith('/partner'))
      expect(titles.get(title), `${path} has the title of another page`).toBe(undefined)
    titles.set(title, path)
  }
})

for (const path of screens) {
  test(`${path} is accessible, and shows its text and pictures whole at every width`, async ({
    page,
  }) => {
    await open(page, path)
    await expectWhole(page)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectAccessibleInEveryViewport(page)
  })
}

for (const half of [0, 1]) {
  test(`the other pages show their text and pictures whole at every width (${half + 1} of 2)`, async ({
    page,
    site,
  }) => {
    test.setTimeout(240_000)
    const others = [...(await crawl(site))].filter(
      ([path, { status }]) => status === 200 && !screens.includes(path),
    )
    expect(others.length).toBeGreaterThan(20)
    for (const [index, [path]] of others.entries()) {
      if (index % 2 !== half) continue
      await page.goto(path)
      await expectWhole(page)
    }
  })
}

/** No picture is broken or stretched, no text is cut off at 1440 px, at a zoom of 200 % (720 px) and at 320 px. */
async function expectWhole(page: Page) {
  const { pathname } = new URL(page.url())
  expect.soft(await page.evaluate(faultsOfPictures), pathname).toEqual([])
  for (const width of [320, 720, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await nextFrame(page)
    expect.soft(await page.evaluate(textBeyondTheEdge), `${pathname} at ${width} px`).toEqual([])
  }
}

/** Lets what follows the width by script follow it. */
function nextFrame(page: Page) {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/** Runs in the page. What is pushed sideways in a box of its own may reach beyond the edge. */
function textBeyondTheEdge() {
  const elsewhere =
    '.sr-only, .card-rail, .marquee-track, .client-wall, .carousel-viewport, .overflow-x-auto, .table-scroll, pre'
  const edge = document.documentElement.clientWidth + 1
  const beyond: string[] = []
  const texts = document.createTreeWalker(
    document.querySelector('main') as Node,
    NodeFilter.SHOW_TEXT,
  )
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest(elsewhere) || !text.nodeValue?.trim()) continue
    const range = document.createRange()
    range.selectNode(text)
    const { right, width } = range.getBoundingClientRect()
    if (width > 0 && right > edge) beyond.push(`"${text.nodeValue.slice(0, 40)}" ends at ${right}`)
  }
  const reach = document.documentElement.scrollWidth
  return reach > edge ? [...beyond, `the page is ${reach} px wide`] : beyond
}

/** Runs in the page: loads every picture and compares what is drawn with what it is. */
async function faultsOfPictures() {
  const faults: string[] = []
  for (const image of document.images) {
    image.loading = 'eager'
    await image.decode().catch(() => faults.push(`${image.src} is broken`))
    if (getComputedStyle(image).objectFit === 'cover' || image.offsetWidth === 0) continue
    const drawn = image.offsetWidth / image.offsetHeight
    const own = image.naturalWidth / image.naturalHeight
    if (Math.abs(drawn / own - 1) > 0.03) faults.push(`${image.src} is stretched`)
  }
  return faults
}
