import { setTimeout as wait } from 'node:timers/promises'
import { paths } from '#model/paths.ts'
import { openTab, type Session } from './devtools.ts'
import { percentile } from './percentile.ts'
import { startPlainPages } from './plain-pages.ts'
import type { Row } from './row.ts'

const HOVER_MS = 300
/** After the page has loaded: the splash. */
const SETTLE_MS = 2500
const VISITS = 5
const TRANSITION = '@view-transition { navigation: auto }'
const destinations = [paths.about, paths.services, paths.blog, paths.career, paths.contact] as const

type Arrival = { url: string; paintedAt: number; wasPrerendered: boolean }

/**
 * From the click on a link of the home page to the first paint of the next document, on a desktop, after the pointer
 * has been on the link for 300 ms. The median of 5 visits for each of the links in the header; the ratio is to pages
 * without content that have a view transition, as those of the site.
 */
export async function measureNextPage({ origin }: { origin: string }): Promise<Row[]> {
  const plain = await measurePlainPages('of plain pages')
  const reference = await measurePlainPages('of plain pages with a view transition', TRANSITION)
  const rows = [plain, reference]
  for (const path of destinations) {
    const row = await measureLink(origin, path)
    rows.push({ ...row, ratio: row.value / reference.value, goal: 'at most 100' })
  }
  return rows
}

async function measurePlainPages(name: string, style?: string): Promise<Row> {
  const plain = await startPlainPages([destinations[0]], style)
  try {
    const row = await measureLink(plain.origin, destinations[0])
    return { ...row, measure: `${row.measure}, ${name}` }
  } finally {
    plain.close()
  }
}

async function measureLink(origin: string, path: string): Promise<Row> {
  const clicks: { ms: number; wasPrerendered: boolean }[] = []
  for (let visit = 0; visit < VISITS; visit++) clicks.push(await clickAfterHover(origin, path))
  const prerendered = clicks.filter(({ wasPrerendered }) => wasPrerendered).length
  const times = clicks.map(({ ms }) => ms)
  console.log(`  ${path}: ${times.map((ms) => Math.round(ms)).join(', ')} ms`)
  const measure = `next page after hover, ${path}, prerendered in ${prerendered} of ${VISITS}`
  return { measure, value: percentile(times, 0.5), unit: 'ms' }
}

async function clickAfterHover(origin: string, path: string) {
  const tab = await openTab()
  try {
    const home = tab.pages[0]
    if (!home) throw new Error('The browser opened no page.')
    await home.send('Page.navigate', { url: origin })
    await loaded(home, origin)
    await wait(SETTLE_MS)
    const point = await centreOfLink(home, path)
    await home.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point })
    await wait(HOVER_MS)
    const button = { ...point, button: 'left', clickCount: 1 }
    await home.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
    const clickedAt = performance.timeOrigin + performance.now()
    home.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }).catch(() => {})
    const { paintedAt, wasPrerendered } = await arrivalAt(tab.pages, origin + path)
    if (paintedAt < clickedAt) throw new Error(`The link to ${path} opened no new document.`)
    return { ms: paintedAt - clickedAt, wasPrerendered }
  } finally {
    await tab.close()
  }
}

async function loaded(page: Session, origin: string) {
  const expression = `location.origin === '${origin}' && document.readyState === 'complete'`
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await page.evaluate<boolean>(expression)) return
    await wait(100)
  }
  throw new Error('The home page was not loaded within ten seconds.')
}

async function centreOfLink(page: Session, path: string) {
  const point = await page.evaluate<{ x: number; y: number } | null>(`(() => {
    const links = [...document.querySelectorAll('a[href="${path}"]')]
    const link = links.find((one) => one.checkVisibility({ visibilityProperty: true }))
    link?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = link?.getBoundingClientRect()
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
  })()`)
  if (!point) throw new Error(`The home page has no visible link to ${path}.`)
  return point
}

/** Waits until one of the tab's pages shows the URL and has painted. */
async function arrivalAt(pages: Session[], url: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    await wait(50)
    const arrivals = await Promise.all(pages.map((page) => readArrival(page)))
    const arrival = arrivals.find((one) => one?.url === url)
    if (arrival) return arrival
  }
  throw new Error(`${url} was not shown within five seconds after the click.`)
}

/** Undefined before the first paint and while the page is prerendered. */
function readArrival(page: Session) {
  const expression = `(() => {
    const paint = performance.getEntriesByName('first-paint')[0]
    const { activationStart } = performance.getEntriesByType('navigation')[0]
    if (!paint || document.prerendering) return undefined
    return {
      url: location.href,
      paintedAt: performance.timeOrigin + Math.max(paint.startTime, activationStart),
      wasPrerendered: activationStart > 0,
    }
  })()`
  // The page of the previous document may be gone, and its last answer with it.
  const answer = page.evaluate<Arrival | undefined>(expression).catch(() => undefined)
  return Promise.race([answer, wait(1000, undefined)])
}
