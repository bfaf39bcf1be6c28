import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { paths } from '#model/paths.ts'
import { browserFlags, findBrowser } from './browser.ts'
import { metrics, type Report } from './lighthouse-report.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'
import { formatNumber, markdownTable } from './table.ts'

/** Not a dependency, because of its size; npm keeps it in its cache. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const root = join(import.meta.dirname, '..', '..')
const reports = join(root, 'test-results', 'lighthouse')
const run = promisify(execFile)

/** The page and the medians of `metrics`, in their order. */
type Page = { name: string; url: string; medians: number[] }

/**
 * Serial Lighthouse runs with mobile defaults, one of every page in each round. Prints the medians of each route and of
 * the peer's page; the rows have those of the home page and the worst of the other routes.
 * The reports are in test-results/lighthouse/.
 */
export async function measureLighthouse(options: {
  origin: string
  routes: string[]
  runs: number
  /** The URL of a page to compare with. */
  peer: string | undefined
}): Promise<Row[]> {
  const { origin, routes, runs, peer } = options
  const program = await installLighthouse()
  await mkdir(reports, { recursive: true })
  const urls = new Map(routes.map((route) => [route, origin + route]))
  if (peer) urls.set('peer', peer)
  const collected = new Map<string, Report[]>()
  for (let round = 1; round <= runs; round++) {
    for (const [name, url] of urls) {
      const file = join(reports, `${slugOf(name)}-${round}.json`)
      // Now and then a run fails, for example because Chromium painted nothing.
      const report = await runOnce(program, url, file).catch(() => runOnce(program, url, file))
      collected.set(name, [...(collected.get(name) ?? []), report])
      const figures = metrics.map((metric) => `${metric.name} ${formatNumber(metric.read(report))}`)
      console.log(`  ${round} of ${runs}  ${name}  ${figures.slice(0, 6).join(', ')}`)
    }
  }
  const pages = Array.from(collected, ([name, own]) => ({
    name,
    url: urls.get(name) ?? '',
    medians: metrics.map(({ read }) => percentile(own.map(read), 0.5)),
  }))
  const indexes = [...collected.values()].flat().map((one) => one.environment.benchmarkIndex)
  const speed = percentile(indexes, 0.5)
  console.log(`\nLighthouse, medians of ${runs} runs (benchmark index of the machine: ${speed})\n`)
  console.log(tableOf(pages))
  return summaryOf(pages)
}

/** The path of Lighthouse's program in npm's cache. */
async function installLighthouse() {
  console.log(`Installing ${LIGHTHOUSE} in npm's cache if it is not there …`)
  const args = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'which', 'lighthouse']
  const { stdout } = await run('npm', args, { cwd: root })
  return stdout.trim()
}

async function runOnce(program: string, url: string, file: string) {
  const chrome = ['--headless=new', ...browserFlags].join(' ')
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'].join(',')
  await run(
    process.execPath,
    [
      program,
      url,
      `--only-categories=${categories}`,
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${chrome}`,
      '--quiet',
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() } },
  )
  const report: Report = JSON.parse(await readFile(file, 'utf8'))
  if (report.runtimeError) throw new Error(`Lighthouse ${url}: ${report.runtimeError.message}`)
  return report
}

function tableOf(pages: Page[]) {
  const header = ['route', ...metrics.map(({ name, unit }) => (unit ? `${name} (${unit})` : name))]
  return markdownTable(
    header,
    pages.map(({ name, medians }) => [name, ...medians.map(formatNumber)]),
  )
}

function summaryOf(pages: Page[]): Row[] {
  const peer = pages.find(({ name }) => name === 'peer')
  const home = pages.find(({ name }) => name === paths.home)
  const others = pages.filter((page) => page !== peer && page !== home)
  return metrics.flatMap(({ name, unit, worst, goals, compared }, index) => {
    const read = (page: Page) => page.medians[index] ?? Number.NaN
    const rowOf = (page: Page, label: string, goal: string) => {
      const value = read(page)
      const ratio = compared && peer && { ratio: value / read(peer) }
      return { measure: `Lighthouse ${name}, ${label}`, value, unit, goal, ...ratio }
    }
    const ordered = others.toSorted((a, b) => read(b) - read(a))
    const last = ordered.at(worst === 'highest' ? 0 : -1)
    return [
      ...(home ? [rowOf(home, 'home', goals[0])] : []),
      ...(last ? [rowOf(last, `${worst} of the others: ${last.name}`, goals[1])] : []),
    ]
  })
}

function slugOf(route: string) {
  return route.replaceAll('/', '-').replace(/^-/, '') || 'home'
}
