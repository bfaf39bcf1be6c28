import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { browserFlags, findBrowser, mobileScreen } from './browser.ts'
import { startPlainPages } from './plain-pages.ts'
import { type Press, pressControls } from './press-controls.ts'
import type { Row } from './row.ts'
import { markdownTable } from './table.ts'

const SLOWDOWN = 4
const screens: Record<string, BrowserContextOptions> = {
  phone: mobileScreen,
  desktop: { viewport: { width: 1440, height: 900 } },
}

type Visit = { route: string; screen: string; presses: Press[]; missed: string[] }

/**
 * Presses the controls of each route with a slowed-down processor, on a phone and a desktop, and reads the duration
 * from press to next paint (event timing, in steps of 8 ms, 16 at least). Prints the slowest control of each visit.
 */
export async function measureInp(options: { origin: string; routes: string[] }): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  const plain = await startPlainPages([])
  const visits: Visit[] = []
  const plainVisits: Visit[] = []
  try {
    for (const screen of Object.keys(screens))
      plainVisits.push(await visitRoute(browser, plain.origin, '/', screen))
    for (const route of options.routes) {
      for (const screen of Object.keys(screens)) {
        const visit = await visitRoute(browser, options.origin, route, screen)
        const slowest = visit.presses[0]
        console.log(`  ${route} ${screen}: ${slowest?.ms} ms ${slowest?.control}`)
        visits.push(visit)
      }
    }
  } finally {
    await browser.close()
    plain.close()
  }
  console.log(`\nFrom press to next paint, processor slowed down ${SLOWDOWN} times\n`)
  console.log(tableOf(visits))
  return Object.keys(screens).flatMap((screen) => rowsOf(screen, visits, plainVisits))
}

/** The presses are sorted, the slowest first. */
async function visitRoute(
  browser: Browser,
  origin: string,
  route: string,
  screen: string,
): Promise<Visit> {
  const context = await browser.newContext(screens[screen])
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const { presses, missed } = await pressControls(page, origin + route)
  await context.close()
  return { route, screen, presses: presses.toSorted((a, b) => b.ms - a.ms), missed }
}

function tableOf(visits: Visit[]) {
  return markdownTable(
    ['route', 'screen', 'slowest (ms)', 'control', 'second (ms)', 'pressed', 'not reachable'],
    visits.map(({ route, screen, presses, missed }) => [
      route,
      screen,
      String(presses[0]?.ms ?? ''),
      presses[0]?.control ?? '',
      String(presses[1]?.ms ?? ''),
      String(presses.length),
      missed.join(', '),
    ]),
  )
}

function rowsOf(screen: string, visits: Visit[], plainVisits: Visit[]): Row[] {
  const worst = slowestOn(screen, visits)
  const reference = slowestOn(screen, plainVisits)
  if (!worst || !reference) return []
  return [
    { measure: `INP, slowest on a ${screen}, plain page`, value: reference.ms, unit: 'ms' },
    {
      measure: `INP, slowest on a ${screen}: ${worst.route}, ${worst.control}`,
      value: worst.ms,
      unit: 'ms',
      ratio: worst.ms / reference.ms,
      goal: 'under 60',
    },
  ]
}

function slowestOn(screen: string, visits: Visit[]) {
  const [worst] = visits
    .filter((visit) => visit.screen === screen)
    .flatMap(({ route, presses }) => presses.map((press) => ({ ...press, route })))
    .toSorted((a, b) => b.ms - a.ms)
  return worst
}
