import { sql } from 'kysely'
import { leadPath } from '#model/admin-paths.ts'
import { isoDay } from '#model/day.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { manyLeads } from '#tests/fixtures/many-leads.ts'
import { addOrigins } from '#tests/fixtures/many-origins.ts'
import { addManyVisits } from '#tests/fixtures/many-visits.ts'
import { ownerEmail, ownerPassword, signInOwner } from '#tests/fixtures/owner.ts'
import { startTestPostgres } from '#tests/fixtures/postgres.ts'
import { removeFolder, type Site, startSite } from '#tests/fixtures/site.ts'
import { insightScreens } from './insight-screens.ts'
import type { Part } from './part.ts'

const VISITS = 10_000_000
const OPEN_VISITS = 5_000
const LEADS = 30_000
const NOTES = 100

/** Milliseconds for each screen. */
const TIME_MAX = 300
const ROUNDS = 7

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
  const now = new Date()
  await addManyVisits(database.store, now, { visits: VISITS, open: OPEN_VISITS })
  await manyLeads(database.store, { count: LEADS, now })
  await addOrigins(database.store)
  await addNotes(database.store, now)
  const lead = await database.store
    .selectFrom('leads')
    .select('id')
    .where('status', '=', 'won')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const { count } = await database.store
    .selectFrom('insight_sums')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  // PostgreSQL does it by itself, but some minutes after so many rows at once, and beside what is measured.
  if (databaseUrl) await sql`vacuum analyze`.execute(database.store)
  await database.close()
  const site = await startSite({ env, dataDir })
  cleanUps.push(site.stop)
  const cookie = await signInOwner(site.origin)
  const lines = [`${Number(count).toLocaleString('en-US')} rows`]
  const slow: string[] = []
  const all = { ...insightScreens, 'a won lead and what led to it': leadPath(lead.id) }
  for (const [name, path] of Object.entries(all)) {
    const time = await median(site, path, cookie)
    lines.push(`${name}: ${time.toFixed(0)} ms`)
    if (time > TIME_MAX) slow.push(name)
  }
  console.log(lines.map((line) => `  ${line}`).join('\n'))
  if (slow.length > 0) throw new Error(`Above ${TIME_MAX} ms: ${slow.join(', ')}`)
  return `${Object.keys(all).length} screens`
}

async function addNotes(store: Store, now: Date) {
  const notes = Array.from({ length: NOTES }, (_, index) => ({
    id: `note-${index}`,
    day: isoDay(new Date(now.getTime() - index * 5 * 86_400_000)),
    text: `Published new pricing, part ${index}`,
    author_name: 'Owner',
    created_at: now.toISOString(),
  }))
  await store.insertInto('insight_notes').values(notes).execute()
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
