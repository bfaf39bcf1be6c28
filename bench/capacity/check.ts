import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '#bench/percentile.ts'
import type { Row } from '#bench/row.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import { defaultAssumptions } from './assumptions.ts'
import { demandOf, type SetUp } from './demand.ts'
import { readFigures, writeFigures } from './document.ts'
import { inquiry } from './measure-leads.ts'
import { somePaths } from './measure-pages.ts'
import { measuredVisits, measureVisits, type Visits } from './measure-visits.ts'
import { type MeasuredSite, openMeasuredSite } from './measured-site.ts'
import type { Check } from './measurements.ts'
import { mostVisits } from './model.ts'
import { type Asked, send } from './send-many.ts'

const SECONDS = 60
const CONNECTIONS = 64
const alone: SetUp = { database: 'sqlite', instances: 1, cdn: false }

/** Sends one instance on SQLite for a minute the visits of the busiest hour that the model says it holds. */
export async function checkCapacity(): Promise<Row[]> {
  const measured = await openMeasuredSite('sqlite')
  try {
    return await checkOn(measured, await measureVisits(measured.site))
  } finally {
    await measured.stop()
  }
}

/** The same on a site that is open, at a share of that rate. */
export async function checkOn(measured: MeasuredSite, visits: Visits, share = 1): Promise<Row[]> {
  const measurements = readFigures()
  const assumptions = defaultAssumptions()
  const basis = { measurements, assumptions }
  const most = mostVisits(alone, basis)
  const rate = share * (most / 86_400) * assumptions.peak
  const demand = demandOf(share * most, alone, basis)
  const { origin } = measured.site
  const paths = await somePaths(origin)
  for (const path of paths) await send(new Agent(), origin, { path })
  // Better compressed, pages have other entity tags.
  await measured.rest()
  const visitor = await createVisitor(origin, paths, visits)
  let begun = 0
  const began = performance.now()
  const { cpu, main } = await measured.costOf(1, async () => {
    begun = await sendVisits(rate, visitor.visit)
  })
  const seconds = (performance.now() - began) / 1_000
  const check: Check = {
    date: new Date().toISOString().slice(0, 10),
    seconds: SECONDS,
    visitsPerSecond: { computed: rate, measured: begun / seconds },
    requestsPerSecond: visitor.times.length / seconds,
    failed: visitor.failed(),
    computed: { main: demand.main / rate, cpu: demand.cpu / rate },
    measured: {
      main: main / begun + (measured.idle.main * seconds) / begun,
      cpu: cpu / begun + (measured.idle.cpu * seconds) / begun,
    },
    median: percentile(visitor.times, 0.5),
    p99: percentile(visitor.times, 0.99),
  }
  writeFigures({ ...readFigures(), check })
  return rowsOf(check)
}

/** Begins visits at this rate, and returns their number once all have ended. */
async function sendVisits(rate: number, visit: (number: number) => Promise<void>) {
  const running = new Set<Promise<void>>()
  const began = performance.now()
  let begun = 0
  for (let passed = 0; passed < SECONDS; passed = (performance.now() - began) / 1_000) {
    while (begun < passed * rate) {
      const one: Promise<void> = visit(begun++).finally(() => running.delete(one))
      running.add(one)
    }
    await wait(10)
  }
  await Promise.all(running)
  return begun
}

/** Visits as the model assumes them: three pages, four of five by new browsers, five leads in a thousand. */
async function createVisitor(origin: string, paths: string[], { files, laterFiles }: Visits) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const times: number[] = []
  let failed = 0
  let nextFile = 0
  let nextLaterFile = 0
  const brief = pdf(2_000_000)
  const tags = new Map<string, string>()
  for (const path of paths) tags.set(path, (await send(agent, origin, { path })).tag)

  async function ask(asked: Asked) {
    const began = performance.now()
    const status = await send(agent, origin, asked).then(
      (response) => response.status,
      () => 0,
    )
    times.push(performance.now() - began)
    if (status !== (asked.status ?? 200)) failed += 1
  }
  const perPage = (all: string[]) => Math.round(all.length / measuredVisits.length)

  async function visit(number: number) {
    const page = (offset: number) => paths[(number * 3 + offset) % paths.length] ?? '/'
    const isKnown = number % 5 === 0
    const first = page(0)
    const known = { 'if-none-match': tags.get(first) ?? '' }
    await ask(isKnown ? { path: first, headers: known, status: 304 } : { path: first })
    if (!isKnown) {
      const loaded = Array.from({ length: perPage(files) }, () => files[nextFile++ % files.length])
      await Promise.all(loaded.map((path = '/') => ask({ path })))
    }
    for (const offset of [1, 2]) {
      await ask({ path: page(offset) })
      const loaded = Array.from(
        { length: perPage(laterFiles) },
        () => laterFiles[nextLaterFile++ % laterFiles.length],
      )
      await Promise.all(loaded.map((path = '/') => ask({ path })))
    }
    if (number % 100 === 50) await ask({ path: `/blog?q=word-${number}` })
    if (number % 200 === 100) await ask(inquiry(number % 600 === 100 ? brief : undefined))
  }
  return { visit, times, failed: () => failed }
}

function rowsOf({ visitsPerSecond, computed, measured, failed, median, p99 }: Check): Row[] {
  return [
    { measure: 'visits', value: visitsPerSecond.measured, unit: '/s' },
    {
      measure: 'CPU of a visit, to what was computed',
      value: measured.cpu,
      unit: 'ms',
      ratio: measured.cpu / computed.cpu,
    },
    {
      measure: 'of this in the main thread',
      value: measured.main,
      unit: 'ms',
      ratio: measured.main / computed.main,
    },
    { measure: 'requests that failed', value: failed, unit: '' },
    { measure: 'response, median', value: median, unit: 'ms' },
    { measure: 'response, p99', value: p99, unit: 'ms' },
  ]
}
