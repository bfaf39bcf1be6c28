import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { manyLeads } from '#tests/fixtures/many-leads.ts'
import { addManyPosts } from '#tests/fixtures/many-posts.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { startTestPostgres } from '#tests/fixtures/postgres.ts'
import { removeFolder, type Site, startSite } from '#tests/fixtures/site.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'

const ROUNDS = 40
const small = { posts: 10, leads: 1_000 }
const large = { posts: 10_000, leads: 1_000_000 }

/** The path for each round; no response of the blog's search is cached, and all find something in both databases. */
const pages: Record<string, (round: number) => string> = {
  'blog list': () => '/blog',
  'blog list of the API': () => '/api/blog?limit=6',
  'blog search': (round) => `/blog?q=own+${spelling(round)}`,
  'blog search of the API': (round) => `/api/blog?q=own+${spelling(round)}&limit=20`,
  'post of the API': (round) => `/api/blog/post-${round % 10}`,
  'lead list': () => '/admin/leads',
  'lead list, all': () => '/admin/leads?folder=all',
  'lead search, a name': () => '/admin/leads?q=yusuf',
  'lead search, two names': () => '/admin/leads?q=yusuf+kowalski',
  'lead search, a reference': () => '/admin/leads?q=wl-2223-4567',
  'lead search, one letter': () => '/admin/leads?q=e',
  dashboard: () => '/admin',
}

/** A word of every post, in other upper and lower case in each round. */
function spelling(round: number) {
  const letters = [...'figures'].map((letter, bit) =>
    round & (1 << bit) ? letter.toUpperCase() : letter,
  )
  return letters.join('')
}

type Filled = { site: Site; cookie: string; close(): Promise<void> }

/** The median time of each page with a large database, against that with a small one. */
export function measureGrowth(): Promise<Row[]> {
  return measure(false)
}

/** The same on PostgreSQL. */
export function measureGrowthOnPostgres(): Promise<Row[]> {
  return measure(true)
}

async function measure(onPostgres: boolean): Promise<Row[]> {
  const few = await fill(small, onPostgres)
  const many = await fill(large, onPostgres)
  const rows: Row[] = []
  for (const [name, pathOf] of Object.entries(pages)) {
    const times = { few: [] as number[], many: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      times.few.push(await timeOf(few, pathOf(round), round))
      times.many.push(await timeOf(many, pathOf(round), round))
    }
    const [before, after] = [percentile(times.few, 0.5), percentile(times.many, 0.5)]
    rows.push({
      measure: `${name}, large ${onPostgres ? 'PostgreSQL' : 'SQLite'} database`,
      value: after,
      unit: 'ms',
      ratio: after / before,
      goal: 'ratio at most 1.5',
    })
  }
  await few.close()
  await many.close()
  return rows
}

async function fill(counts: typeof small, onPostgres: boolean): Promise<Filled> {
  const postgres = onPostgres ? await startTestPostgres() : undefined
  const database = postgres && { DATABASE_URL: postgres.url }
  const env = { ADMIN_EMAIL: ownerEmail, ADMIN_PASSWORD: ownerPassword, TRUSTED_PROXIES: '1' }
  const site = await startSite({ env: { ...env, ...database } })
  const { store, close } = await openDatabase(readConfig({ DATA_DIR: site.dataDir, ...database }))
  await manyLeads(store, { count: counts.leads, now: new Date() })
  await addManyPosts(store, counts.posts, new Date())
  await close()
  return {
    site,
    cookie: await signIn(site),
    async close() {
      await site.stop()
      await postgres?.stop()
      removeFolder(site.dataDir)
    },
  }
}

/** The owner's cookies. */
export async function signIn({ origin }: Pick<Site, 'origin'>) {
  const form = { intent: 'password', email: ownerEmail, password: ownerPassword }
  const response = await fetch(`${origin}/admin/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(form),
  })
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}

async function timeOf({ site, cookie }: Filled, path: string, round: number) {
  const headers = { cookie, 'x-forwarded-for': `10.0.0.${round}` }
  const began = performance.now()
  const response = await fetch(site.origin + path, { headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`)
  return performance.now() - began
}
