import { type Browser, chromium, type Page } from '@playwright/test'
import { paths, postPath } from '#model/paths.ts'
import { browserFlags, findBrowser, mobileScreen } from './browser.ts'
import type { Row } from './row.ts'
import { formatNumber, markdownTable } from './table.ts'
import { worstRoute } from './worst-route.ts'

const IDLE_MS = 5000

/** Sizes of response bodies in kB (1000 bytes) as served. */
type Sizes = {
  route: string
  html: number
  blockingCss: number
  scriptAtTop: number
  scriptAfterScrolling: number
  picturesAtTop: number
  /** DOM elements. */
  elements: number
}

/**
 * Loads each route as a first visit on a phone and reads what was transferred: after 5 seconds at the top, then after
 * scrolling slowly to the end without touching anything. Prints a table of the routes.
 */
export async function measureBytes(options: { origin: string; routes: string[] }): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  const sizes: Sizes[] = []
  try {
    for (const route of options.routes) sizes.push(await load(browser, options.origin, route))
  } finally {
    await browser.close()
  }
  console.log('\nBytes over the wire, kB, and DOM elements\n')
  console.log(tableOf(sizes))
  return summaryOf(sizes)
}

async function load(browser: Browser, origin: string, route: string): Promise<Sizes> {
  const context = await browser.newContext(mobileScreen)
  const page = await context.newPage()
  const response = await page.goto(origin + route)
  if (!response?.ok()) throw new Error(`${route} responded with ${response?.status()}.`)
  await page.waitForTimeout(IDLE_MS)
  const atTop = await transferred(page)
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  await scrollThrough(page)
  const { script } = await transferred(page)
  await context.close()
  return {
    route,
    html: atTop.html,
    blockingCss: atTop.blockingCss,
    scriptAtTop: atTop.script,
    scriptAfterScrolling: script,
    picturesAtTop: atTop.pictures,
    elements,
  }
}

/** Body sizes so far by kind, from the page's own resource timing. */
function transferred(page: Page) {
  return page.evaluate(() => {
    type Timing = PerformanceResourceTiming & { renderBlockingStatus: string }
    const all = performance.getEntriesByType('resource') as Timing[]
    const sum = (entries: PerformanceResourceTiming[]) =>
      entries.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0) / 1000
    const ofType = (type: RegExp) => all.filter(({ name }) => type.test(new URL(name).pathname))
    return {
      html: sum(performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]),
      blockingCss: sum(
        ofType(/\.css$/).filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking'),
      ),
      script: sum(ofType(/\.m?js$/)),
      pictures: sum(ofType(/\.(?:avif|webp|png|jpe?g|gif|svg)$/)),
    }
  })
}

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const step = innerHeight / 2
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  })
  await page.waitForTimeout(1000)
}

function tableOf(sizes: Sizes[]) {
  const header = [
    'route',
    'HTML',
    'blocking CSS',
    'JS at the top',
    'JS after scrolling',
    'pictures at the top',
    'elements',
  ]
  return markdownTable(
    header,
    sizes.map(({ route, ...figures }) => [route, ...Object.values(figures).map(formatNumber)]),
  )
}

function summaryOf(sizes: Sizes[]): Row[] {
  const home = sizes.filter(({ route }) => route === paths.home)
  const texts = [paths.about, paths.terms, postPath('')]
  const reading = sizes.filter(({ route }) => texts.some((start) => route.startsWith(start)))
  const row = (measure: string, goal: string, unit = 'kB') => ({ measure, unit, goal })
  return [
    ...worstRoute(home, (page) => page.scriptAtTop, row('JavaScript at the top', 'at most 15')),
    ...worstRoute(
      home,
      (page) => page.scriptAfterScrolling,
      row('JavaScript after scrolling', 'at most 90'),
    ),
    ...worstRoute(
      reading,
      (page) => page.scriptAtTop,
      row('JavaScript of about, terms and posts, most', 'at most 5'),
    ),
    ...worstRoute(home, (page) => page.html, row('HTML', 'at most 21')),
    ...worstRoute(sizes, (page) => page.html, row('HTML, most', 'at most 26')),
    ...worstRoute(home, (page) => page.elements, row('DOM elements', 'under 1400', '')),
    ...worstRoute(
      sizes,
      (page) => page.blockingCss,
      row('render-blocking CSS, most', 'at most 14'),
    ),
  ]
}
