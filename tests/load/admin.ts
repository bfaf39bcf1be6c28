import { fillLargeStore } from '#tests/fixtures/large-store.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { startTestPostgres } from '#tests/fixtures/postgres.ts'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'

// npm run bench:admin (-- postgres): response times of admin and blog pages with a large SQLite or PostgreSQL database.
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

const postgres = process.argv.includes('postgres') ? await startTestPostgres() : undefined
const database = postgres && { DATABASE_URL: postgres.url }
const site = await startSite({
  env: { ADMIN_EMAIL: ownerEmail, ADMIN_PASSWORD: ownerPassword, ...database },
})
await fillLargeStore({ DATA_DIR: site.dataDir, ...database })
const signInResponse = await fetch(`${site.origin}/admin/sign-in`, {
  method: 'POST',
  redirect: 'manual',
  body: new URLSearchParams({ intent: 'password', email: ownerEmail, password: ownerPassword }),
})
const cookie = signInResponse.headers
  .getSetCookie()
  .map((line) => line.split(';', 1)[0])
  .join('; ')
for (const path of paths) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    const response = await fetch(`${site.origin}${path}`, { headers: { cookie } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} responded with ${response.status}.`)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const format = (time = 0) => `${time.toFixed(0).padStart(5)} ms`
  console.log(
    `${path.padEnd(40)} median${format(times[ROUNDS / 2])}   slowest${format(times.at(-1))}`,
  )
}
await site.stop()
await postgres?.stop()
removeFolder(site.dataDir)
