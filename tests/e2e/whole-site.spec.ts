import type { Page } from '@playwright/test'
import { crawl } from './crawl.ts'
import { expectAccessibleInEveryViewport } from './expect-accessible.ts'
import { expectConformant } from './expect-conformant.ts'
import { expect, open, test } from './fixtures.ts'

/** One page of each kind; each is loaded once for all checks. */
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

for (const path of screens) {
  test(`${path} is accessible, and its text and pictures are intact at every width`, async ({
    page,
  }) => {
    await open(page, path)
    await expectIntact(page)
    await expectAccessibleInEveryViewport(page)
  })
}

for (const half of [0, 1]) {
  test(`the other pages have intact text and pictures at every width (${half + 1} of 2)`, async ({
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
      await expectIntact(page)
    }
  })
}

/** Expects conformance, no broken or distorted pictures, and no text cut off at 1440 px, at 200 % zoom (720 px) and at 320 px. */
async function expectIntact(page: Page) {
  const { pathname } = new URL(page.url())
  expect.soft(await page.evaluate(pictureErrors), pathname).toEqual([])
  for (const width of [320, 720, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await nextFrame(page)
    expect.soft(await page.evaluate(overflowingText), `${pathname} at ${width} px`).toEqual([])
  }
  await expectConformant(page)
}

/** Waits until scripts have adapted to the new width. */
function nextFrame(page: Page) {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/** Runs in the page. Ignores text in elements that scroll horizontally. */
function overflowingText() {
  const scrollable = '.sr-only, .card-rail, .marquee-track, .client-wall, .carousel-viewport'
  const edge = document.documentElement.clientWidth + 1
  const overflowing: string[] = []
  const texts = document.createTreeWalker(
    document.querySelector('main') as Node,
    NodeFilter.SHOW_TEXT,
  )
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest(scrollable) || !text.nodeValue?.trim()) continue
    const range = document.createRange()
    range.selectNode(text)
    const { right, width } = range.getBoundingClientRect()
    if (width > 0 && right > edge && !canScroll(text.parentElement))
      overflowing.push(`"${text.nodeValue.slice(0, 40)}" ends at ${right}`)
  }
  /** Whether the element is within a box that scrolls sideways. */
  function canScroll(element: Element | null): boolean {
    if (!element || element === document.body) return false
    const { overflowX, display } = getComputedStyle(element)
    const isScroller = /auto|scroll/.test(overflowX) && display !== 'contents'
    return isScroller || canScroll(element.parentElement)
  }
  const pageWidth = document.documentElement.scrollWidth
  return pageWidth > document.documentElement.clientWidth
    ? [...overflowing, `the page is ${pageWidth} px wide`]
    : overflowing
}

/** Runs in the page: loads every picture and compares its rendered with its natural aspect ratio. */
async function pictureErrors() {
  const errors: string[] = []
  for (const image of document.images) {
    image.loading = 'eager'
    await image.decode().catch(() => errors.push(`${image.src} is broken`))
    if (getComputedStyle(image).objectFit === 'cover' || image.offsetWidth === 0) continue
    const rendered = image.offsetWidth / image.offsetHeight
    const natural = image.naturalWidth / image.naturalHeight
    if (Math.abs(rendered / natural - 1) > 0.03) errors.push(`${image.src} is distorted`)
  }
  return errors
}
