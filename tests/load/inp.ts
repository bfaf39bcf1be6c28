import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { browserFlags, findBrowser, mobileScreen } from './browser.ts'
import { type Press, pressControls } from './press-controls.ts'
import type { Row } from './row.ts'
import { markdownTable } from './table.ts'

const SLOWDOWN = 4
const screens: Record<string, BrowserContextOptions> = {
  phone: mobileScreen,
  desktop: { viewport: { width: 1440, height: 900 } },
}

type Visit = { route: string; screen: string; presses: Press[]; missed: number }

/**
 * Presses the controls of each route with a slowed-down processor, on a phone and a desktop, and reads the duration
 * from press to next paint (event timing, in steps of 8 ms, 16 at least). Prints the slowest control of each visit.
 */
export async function measureInp(options: { origin: string; routes: string[] }): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  const visits: Visit[] = []
  try {
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
  }
  console.log(`\nFrom press to next paint, processor slowed down ${SLOWDOWN} times\n`)
  console.log(tableOf(visits))
  return Object.keys(screens).flatMap((screen) => slowestOn(screen, visits))
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
      String(missed),
    ]),
  )
}

function slowestOn(screen: string, visits: Visit[]): Row[] {
  const presses = visits
    .filter((visit) => visit.screen === screen)
    .flatMap((visit) => visit.presses.map((press) => ({ ...press, route: visit.route })))
  const [worst] = presses.toSorted((a, b) => b.ms - a.ms)
  if (!worst) return []
  const measure = `INP, slowest on a ${screen}: ${worst.route}, ${worst.control}`
  return [{ measure, value: worst.ms, unit: 'ms', goal: 'under 60' }]
}
