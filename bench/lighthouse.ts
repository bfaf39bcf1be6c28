import { execFile } from 'node:child_process'
import { mkdir, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { paths } from '#model/paths.ts'
import { metrics, type Report, type Visit } from './lighthouse-report.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'
import { formatNumber, markdownTable } from './table.ts'

/** Not a dependency, because of its size; npm keeps it in its cache. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const root = join(import.meta.dirname, '..')
const reports = join(root, 'test-results', 'lighthouse')
const run = promisify(execFile)

/** The page and the medians of `metrics`, in their order. */
type Page = { name: string; url: string; medians: number[] }

type Options = { origin: string; routes: string[]; runs: number; peer: string | undefined }

/**
 * Serial Lighthouse runs with mobile defaults, one of every page in each round. Prints the medians of each route and of
 * the peer's page; the rows have those of the home page and the worst of the other routes.
 * The reports are in test-results/lighthouse/.
 */
export function measureLighthouse(options: Options): Promise<Row[]> {
  return measure(options, 'first')
}

/** The same without the splash, as for the pages that a visitor opens after the first. */
export function measureLaterVisits(options: Options): Promise<Row[]> {
  return measure(options, 'later')
}

async function measure({ origin, routes, runs, peer }: Options, visit: Visit) {
  const program = await installLighthouse()
  await mkdir(reports, { recursive: true })
  const urls = new Map(routes.map((route) => [route, origin + route]))
  if (peer) urls.set('peer', peer)
  const collected = new Map<string, Report[]>()
  for (let round = 1; round <= runs; round++) {
    for (const [name, url] of urls) {
      const file = join(reports, `${slugOf(name)}-${visit}-${round}.json`)
      // Now and then a run fails, for example because Chromium painted nothing.
      const run = () => runOnce([program, visit, url, file])
      const report = await run().catch(run)
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
  console.log(
    `\nLighthouse, ${visit} visit, medians of ${runs} runs (benchmark index of the machine: ${speed})\n`,
  )
  console.log(tableOf(pages))
  return summaryOf(pages, visit)
}

/** The path of Lighthouse's program in npm's cache. */
async function installLighthouse() {
  console.log(`Installing ${LIGHTHOUSE} in npm's cache if it is not there …`)
  const args = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'which', 'lighthouse']
  const { stdout } = await run('npm', args, { cwd: root })
  return await realpath(stdout.trim())
}

/** @throws Error if the page could not be measured within two minutes */
async function runOnce(args: [program: string, visit: Visit, url: string, file: string]) {
  const visitProgram = join(import.meta.dirname, 'lighthouse-visit.ts')
  await run(process.execPath, [visitProgram, ...args], { timeout: 120_000 })
  return JSON.parse(await readFile(args[3], 'utf8')) as Report
}

function tableOf(pages: Page[]) {
  const header = ['route', ...metrics.map(({ name, unit }) => (unit ? `${name} (${unit})` : name))]
  return markdownTable(
    header,
    pages.map(({ name, medians }) => [name, ...medians.map(formatNumber)]),
  )
}

function summaryOf(pages: Page[], visit: Visit): Row[] {
  const peer = pages.find(({ name }) => name === 'peer')
  const home = pages.find(({ name }) => name === paths.home)
  const others = pages.filter((page) => page !== peer && page !== home)
  return metrics.flatMap((metric, index) => {
    const { name, unit, worst, compared, goal, goalOfOthers = goal, goalLater } = metric
    const read = (page: Page) => page.medians[index] ?? Number.NaN
    const rowOf = (page: Page, label: string, ownGoal: string) => {
      const value = read(page)
      const ratio = compared && peer && { ratio: value / read(peer) }
      const measure = `Lighthouse ${name}, ${visit} visit, ${label}`
      return { measure, value, unit, goal: (visit === 'later' && goalLater) || ownGoal, ...ratio }
    }
    const ordered = others.toSorted((a, b) => read(b) - read(a))
    const last = ordered.at(worst === 'highest' ? 0 : -1)
    return [
      ...(home ? [rowOf(home, 'home', goal)] : []),
      ...(last ? [rowOf(last, `${worst} of the others: ${last.name}`, goalOfOthers)] : []),
    ]
  })
}

function slugOf(route: string) {
  return route.replaceAll('/', '-').replace(/^-/, '') || 'home'
}
