import { setTimeout as wait } from 'node:timers/promises'
import { paths } from '#model/paths.ts'
import { createInsights } from '#server/features/insights/insights.ts'
import { VISIT_GAP } from '#server/features/insights/visit.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { removeFolder, type Site, startSite } from '#tests/fixtures/site.ts'
import { cpuTime } from './cpu-time.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'
import { sendMany, visitorHeaders } from './send-many.ts'

const ROUNDS = 7
const REQUESTS = 15_000
const PAGES_OF_VISIT = 3
/** Milliseconds after which what was counted is written; it is every five seconds. */
const WRITTEN = 6_000

/** Different sites that visitors come from. */
const SITES = 30

const opened = [paths.home, paths.about, paths.contact, paths.blog, paths.career, paths.privacy]

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
}

/**
 * CPU time of cached pages that are counted as visits of three pages, next to the same pages when a browser loads them
 * ahead, which are not counted. Each round measures both, because only ratios within a round can be compared. With what
 * writes the visits, and beside that what sums them half an hour later. Linux.
 */
export async function measureCounting(): Promise<Row[]> {
  const site = await startSite({ env: { TRUSTED_PROXIES: '1' } })
  try {
    const rounds: { plain: number; answered: number; counted: number }[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const plain = await cpuOf(site, round, { 'sec-purpose': 'prefetch' })
      const counted = await cpuOf(site, round, {})
      rounds.push({
        plain: plain.written,
        answered: counted.answered / plain.answered,
        counted: counted.written,
      })
    }
    await site.stop()
    // The first warms up.
    const median = (figure: (round: (typeof rounds)[number]) => number) =>
      percentile(rounds.slice(1).map(figure), 0.5)
    return [
      { measure: 'cached page, not counted: CPU', value: median(({ plain }) => plain), unit: 'µs' },
      {
        measure: 'cached page, counted until it is answered: CPU',
        value: median(({ answered, plain }) => answered * plain),
        unit: 'µs',
        ratio: median(({ answered }) => answered),
        goal: 'at most 1.05 x not counted',
      },
      {
        measure: 'cached page, counted and written: CPU',
        value: median(({ counted }) => counted),
        unit: 'µs',
        ratio: median(({ counted, plain }) => counted / plain),
      },
      {
        measure: 'summing its visit afterwards: CPU per page',
        value: await cpuOfSums(site.dataDir),
        unit: 'µs',
      },
    ]
  } finally {
    await site.kill()
    removeFolder(site.dataDir)
  }
}

/** Microseconds per page of summing all visits once they have ended, on the database of a stopped site. */
async function cpuOfSums(dataDir: string) {
  const config = readConfig({ DATA_DIR: dataDir })
  const { store, close } = await openDatabase(config)
  const insights = createInsights(config, {
    store,
    content: { site: async () => ({ timeZone: 'UTC' }) },
    clock: () => new Date(Date.now() + 2 * VISIT_GAP),
    report(error) {
      throw error
    },
  })
  const before = process.cpuUsage()
  await insights.fold()
  const { user, system } = process.cpuUsage(before)
  await close()
  return (user + system) / ((ROUNDS + 1) * REQUESTS)
}

/** Microseconds per request until all are answered, and until their visits are written. */
async function cpuOf({ origin, pid }: Site, round: number, more: Record<string, string>) {
  const before = cpuTime(pid)
  await sendMany(origin, REQUESTS, (number) => {
    const visitor = Math.floor(number / PAGES_OF_VISIT) + round * REQUESTS
    const isFirst = number % PAGES_OF_VISIT === 0
    const path = opened[(number * 7 + visitor) % opened.length] ?? paths.home
    // A page that was opened from another site begins a visit.
    const referer = isFirst ? `https://site-${visitor % SITES}.test/` : `${origin}/`
    const from = { ...visitorHeaders(visitor), referer, 'accept-language': languageOf(visitor) }
    return { path, headers: { ...browser, ...from, ...more } }
  })
  const answered = cpuTime(pid) - before
  await wait(WRITTEN)
  const perRequest = (milliseconds: number) => (milliseconds * 1_000) / REQUESTS
  return { answered: perRequest(answered), written: perRequest(cpuTime(pid) - before) }
}

function languageOf(visitor: number) {
  return ['de-DE,de;q=0.9', 'en-GB,en;q=0.9', 'fr-FR,fr;q=0.9'][visitor % 3] ?? 'en'
}
