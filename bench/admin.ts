import { fillLargeStore } from '#tests/fixtures/large-store.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { startTestPostgres } from '#tests/fixtures/postgres.ts'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'
import { formatNumber } from './table.ts'

/** Those of the admin and the blog that read most of the database. */
const paths = [
  '/admin',
  '/admin?period=12m',
  '/admin/leads',
  '/admin/leads?folder=all',
  '/admin/leads?folder=all&q=maria',
  '/admin/leads?folder=won&kind=inquiry',
  '/admin/leads?overdue=1',
  '/admin/blog',
  '/admin/blog?q=post+99',
  '/admin/content',
  '/admin/media',
  '/admin/newsletter',
  '/admin/newsletter?search=wl-7',
  '/admin/mail',
  '/admin/mail?q=ravi',
  '/admin/mail?state=sent&topic=lead-to-visitor&q=nobody',
  '/admin/not-found',
  '/admin/not-found?q=wl-',
  '/admin/audit',
  '/admin/audit?search=zzz&topic=leads',
  '/admin/privacy?address=ann.lee1@example.com',
  '/blog',
  '/blog?page=800',
  '/blog?category=Design',
  '/blog?q=post+99',
  '/blog/post-5000',
  '/sitemap.xml',
]
const ROUNDS = 20

/** Response times of admin and blog pages with 10,000 posts and 100,000 leads. */
export function measureAdmin(): Promise<Row[]> {
  return measure({}, 'SQLite')
}

/** The same with PostgreSQL. */
export async function measureAdminOnPostgres(): Promise<Row[]> {
  const postgres = await startTestPostgres()
  try {
    return await measure({ DATABASE_URL: postgres.url }, 'PostgreSQL')
  } finally {
    await postgres.stop()
  }
}

async function measure(database: { DATABASE_URL?: string }, name: string) {
  const site = await startSite({
    env: { ADMIN_EMAIL: ownerEmail, ADMIN_PASSWORD: ownerPassword, ...database },
  })
  await fillLargeStore({ DATA_DIR: site.dataDir, ...database })
  const cookie = await signIn(site.origin)
  const pages: { path: string; times: number[] }[] = []
  for (const path of paths) pages.push({ path, times: await timesOf(site.origin + path, cookie) })
  await site.stop()
  removeFolder(site.dataDir)
  return pages.map(({ path, times }) => ({
    measure: `${path} on ${name}, median (slowest ${formatNumber(Math.max(...times))} ms)`,
    value: percentile(times, 0.5),
    unit: 'ms',
  }))
}

async function signIn(origin: string) {
  const response = await fetch(`${origin}/admin/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ intent: 'password', email: ownerEmail, password: ownerPassword }),
  })
  const cookies = response.headers.getSetCookie()
  return cookies.map((line) => line.split(';', 1)[0]).join('; ')
}

async function timesOf(url: string, cookie: string) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    const response = await fetch(url, { headers: { cookie } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${url} responded with ${response.status}.`)
    times.push(performance.now() - start)
  }
  return times
}
