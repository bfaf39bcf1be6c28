import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser, mobileScreen } from '#bench/browser.ts'
import { paths, postPath, servicePath } from '#model/paths.ts'
import type { Site } from '#tests/fixtures/site.ts'
import type { PageLoad } from './measurements.ts'

const desktop = { viewport: { width: 1440, height: 900 } }

/** Where visits begin, and the page after that. */
export const measuredVisits = [
  { screen: mobileScreen, first: paths.home, next: servicePath('web-development') },
  { screen: desktop, first: servicePath('seo-services'), next: paths.contact },
  { screen: mobileScreen, first: postPath('small-type-big-trust'), next: paths.services },
  { screen: desktop, first: paths.home, next: paths.about },
]

/** Longer than the server gathers lines of its log. */
const LOG_DELAY = 1_000

export type Visits = {
  first: PageLoad
  next: PageLoad
  /** Every file that was requested on first and on further pages, as often as it was. */
  files: string[]
  laterFiles: string[]
}

/** Visits of new browsers, each to two pages that it scrolls through; counted from the server's own log. */
export async function measureVisits(site: Site, visits = measuredVisits): Promise<Visits> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  const loads = { first: [] as PageLoad[], next: [] as PageLoad[] }
  const files: string[] = []
  const laterFiles: string[] = []
  try {
    for (const { screen, first, next } of visits) {
      const page = await browser.newPage(screen)
      noteFiles(page, files)
      loads.first.push(await load(site, page, first))
      page.removeAllListeners('request')
      noteFiles(page, laterFiles)
      loads.next.push(await load(site, page, next))
      await page.close()
    }
  } finally {
    await browser.close()
  }
  return { first: meanOf(loads.first), next: meanOf(loads.next), files, laterFiles }
}

function noteFiles(page: Page, files: string[]) {
  page.on('request', (request) => {
    const { pathname, search, protocol } = new URL(request.url())
    const isFile = request.resourceType() !== 'document' && !pathname.startsWith('/api/')
    if (isFile && protocol === 'http:') files.push(pathname + search)
  })
}

async function load(site: Site, page: Page, path: string): Promise<PageLoad> {
  await wait(LOG_DELAY)
  const before = site.output().length
  await page.goto(site.origin + path)
  await page.waitForTimeout(1_000)
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  await wait(LOG_DELAY)
  return loadIn(site.output().slice(before))
}

/** What the server's log says was sent. */
function loadIn(log: string): PageLoad {
  const lines: { route: string; bytes: number }[] = log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
  const sent = Object.groupBy(lines, ({ route }) => {
    if (route === 'file') return 'files'
    return route.startsWith('/api/') ? 'lists' : 'pages'
  })
  const sum = (all: typeof lines = []) => all.reduce((total, { bytes }) => total + bytes, 0) / 1_000
  return {
    pages: sent.pages?.length ?? 0,
    files: sent.files?.length ?? 0,
    lists: sent.lists?.length ?? 0,
    kilobytes: sum(lines),
    pageKilobytes: sum(sent.pages),
  }
}

function meanOf(loads: PageLoad[]): PageLoad {
  const mean = (part: keyof PageLoad) =>
    loads.reduce((sum, each) => sum + each[part], 0) / loads.length
  return {
    pages: mean('pages'),
    files: mean('files'),
    lists: mean('lists'),
    kilobytes: mean('kilobytes'),
    pageKilobytes: mean('pageKilobytes'),
  }
}
