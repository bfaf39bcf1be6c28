import type { Page } from '@playwright/test'
import { expectNoViolations, narrow, wide } from '#tests/e2e/expect-accessible.ts'
import { expect, open, test } from '#tests/e2e/fixtures.ts'
import { crawl, differentPages } from './crawl.ts'
import { expectConformant } from './expect-conformant.ts'
import { layoutErrors } from './layout-errors.ts'

/** Parts of the site, for several workers. */
const PARTS = 8

/** Height of the lowest windows of laptops and phones, in pixels. */
const LOW = 640

for (let part = 0; part < PARTS; part++) {
  test(`all pages are accessible, and their text and pictures intact at every width (${part + 1} of ${PARTS})`, async ({
    page,
    site,
  }) => {
    test.setTimeout(240_000)
    const pages = await crawl(site)
    const different = differentPages(pages)
    const found = [...pages].filter(([, { status }]) => status === 200)
    for (const [index, [path]] of found.entries()) {
      if (index % PARTS !== part) continue
      const isDifferent = different.has(path)
      await test.step(path, () => (isDifferent ? expectGood(page, path) : expectIntact(page, path)))
    }
  })
}

/** Loads a page once for all checks. */
async function expectGood(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: wide.use.colorScheme })
  await page.setViewportSize(wide.use.viewport)
  await open(page, path)
  await expectIntactPictures(page)
  await expectConformant(page)
  await expectIntactText(page, [2560, 1920])
  // As it is loaded. Then from wide to narrow, because each change takes a tenth of a second.
  await expectIntactText(page, [wide.width])
  await expectNoViolations(page)
  await expectIntactText(page, [1024, 768, 720], LOW)
  await page.emulateMedia({ colorScheme: narrow.use.colorScheme })
  await expectIntactText(page, [narrow.width])
  await expectNoViolations(page)
  await expectIntactText(page, [320], LOW)
}

async function expectIntact(page: Page, path: string) {
  await page.goto(path)
  await expectIntactPictures(page)
  await expectNoViolations(page)
  await expectIntactText(page, [320, wide.width])
}

/** Expects no broken or distorted pictures. */
async function expectIntactPictures(page: Page) {
  expect.soft(await page.evaluate(pictureErrors), page.url()).toEqual([])
}

/** Expects that no text is cut off and nothing scrolls sideways at these widths; 720 px is 200 % zoom. */
async function expectIntactText(page: Page, widths: number[], height = 900) {
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    await nextFrame(page)
    await page.evaluate(picturesLoaded)
    const place = `${page.url()} at ${width} px`
    expect.soft(await page.evaluate(overflowingText), place).toEqual([])
    expect.soft(await page.evaluate(crossedTexts), place).toEqual([])
    expect.soft(await page.evaluate(layoutErrors), place).toEqual([])
  }
}

/** Waits until scripts have adapted to the new width. */
function nextFrame(page: Page) {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/** Runs in the page: waits for the pictures of another crop or size that the new width asks for. */
async function picturesLoaded() {
  const loading = [...document.images].filter(
    ({ complete, loading }) => !complete && loading === 'eager',
  )
  await Promise.all(loading.map((image) => image.decode().catch(() => undefined)))
}

/** Runs in the page. Ignores text in elements that scroll horizontally, and in closed ones, which keep the layout of another width. */
function overflowingText() {
  const scrollable =
    'details:not([open]) > :not(summary), .sr-only, .card-rail, .marquee-track, .client-wall, .carousel-viewport'
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

/** Runs in the page: texts of its head that a line of the drawing runs through on wide monitors. */
function crossedTexts() {
  if (innerWidth < 1600) return []
  // The breadcrumb stands where drawings have faded out.
  const elements = document.querySelectorAll('.page-head :is(h1, p, a, button):not(nav *)')
  const texts = [...elements].flatMap((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const name = element.textContent?.trim().slice(0, 40)
    return [...range.getClientRects()].map((box) => ({ name, box }))
  })
  const crossed = new Set<string | undefined>()
  const isBeside = (one: DOMRect, other: DOMRect) =>
    one.right < other.left ||
    one.left > other.right ||
    one.bottom < other.top ||
    one.top > other.bottom
  for (const line of document.querySelectorAll<SVGPathElement>(
    '.page-head [data-island=living-wave] path',
  )) {
    const around = line.getBoundingClientRect()
    // A point on a line takes milliseconds to find.
    if (texts.every(({ box }) => isBeside(box, around))) continue
    const matrix = line.getScreenCTM()
    const length = line.getTotalLength()
    for (let at = 0; matrix && at <= length; at += Math.max(4, length / 60)) {
      const { x, y } = line.getPointAtLength(at).matrixTransform(matrix)
      for (const { name, box } of texts) {
        if (x > box.left && x < box.right && y > box.top && y < box.bottom) crossed.add(name)
      }
    }
  }
  return [...crossed]
}

/** Runs in the page: loads every picture and compares its rendered with its natural aspect ratio. */
async function pictureErrors() {
  const errors: string[] = []
  for (const image of document.images) {
    image.loading = 'eager'
    await image.decode().catch(() => errors.push(`${image.src} is broken`))
    if (getComputedStyle(image).objectFit !== 'fill' || image.offsetWidth === 0) continue
    const rendered = image.offsetWidth / image.offsetHeight
    const natural = image.naturalWidth / image.naturalHeight
    if (Math.abs(rendered / natural - 1) > 0.03) errors.push(`${image.src} is distorted`)
  }
  return errors
}
