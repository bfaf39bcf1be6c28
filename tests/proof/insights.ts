import { adminPaths, insightListPath } from '#model/admin-paths.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { addManyVisits } from '#tests/fixtures/many-visits.ts'
import { ownerEmail, ownerPassword, signInOwner } from '#tests/fixtures/owner.ts'
import { startTestPostgres } from '#tests/fixtures/postgres.ts'
import { removeFolder, type Site, startSite } from '#tests/fixtures/site.ts'
import type { Part } from './part.ts'

const VISITS = 10_000_000
const OPEN_VISITS = 5_000

/** Milliseconds for each screen. */
const TIME_MAX = 300
const ROUNDS = 7

const whole = 'period=own&from=2000-01-01&to=2100-01-01'

const screens: Record<string, string> = {
  '30 days': `${adminPaths.insights}?period=30d`,
  '90 days against the year before': `${adminPaths.insights}?period=90d&compare=year`,
  'this year': `${adminPaths.insights}?period=year`,
  '25 months': `${adminPaths.insights}?${whole}&compare=none`,
  'a year and its days, by a source': `${adminPaths.insights}?period=own&from=2025-11-02&to=2026-11-27&by=source&is=site-0.test`,
  '25 months, by a page': `${adminPaths.insights}?${whole}&compare=none&by=page&is=/page-0`,
  '25 months, phones': `${adminPaths.insights}?${whole}&compare=none&by=device&is=phone`,
  'all pages of 25 months': `${insightListPath}?dimension=page&${whole}`,
}

const cleanUps: (() => unknown)[] = []

/** Fills a site and prints the time of each screen, of which no one may take longer than it may. */
async function measure(databaseUrl?: string) {
  const env = {
    ADMIN_EMAIL: ownerEmail,
    ADMIN_PASSWORD: ownerPassword,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const { dataDir, stop } = await startSite({ env })
  cleanUps.push(() => removeFolder(dataDir))
  // Two processes would wait for each other on SQLite.
  await stop()
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  const database = await openDatabase(config)
  await addManyVisits(database.store, new Date(), { visits: VISITS, open: OPEN_VISITS })
  const { count } = await database.store
    .selectFrom('insight_sums')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  await database.close()
  const site = await startSite({ env, dataDir })
  cleanUps.push(site.stop)
  const cookie = await signInOwner(site.origin)
  const lines = [`${Number(count).toLocaleString('en-US')} rows`]
  const slow: string[] = []
  for (const [name, path] of Object.entries(screens)) {
    const time = await median(site, path, cookie)
    lines.push(`${name}: ${time.toFixed(0)} ms`)
    if (time > TIME_MAX) slow.push(name)
  }
  console.log(lines.map((line) => `  ${line}`).join('\n'))
  if (slow.length > 0) throw new Error(`Above ${TIME_MAX} ms: ${slow.join(', ')}`)
  return `${Object.keys(screens).length} screens`
}

async function median({ origin }: Site, path: string, cookie: string) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    const response = await fetch(`${origin}${path}`, { headers: { cookie } })
    await response.text()
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
    times.push(performance.now() - started)
  }
  return times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0
}

export const part: Part = {
  packages: [],
  steps: [
    { name: 'ten million visits on SQLite', run: () => measure() },
    {
      name: 'ten million visits on PostgreSQL',
      async run() {
        const { url, stop } = await startTestPostgres()
        cleanUps.push(stop)
        return measure(url)
      },
    },
  ],
  async cleanUp() {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
  },
}
