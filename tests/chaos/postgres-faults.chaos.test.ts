import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startTestPostgres } from '#tests/fixtures/postgres.ts'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'
import { type Journal, lostIn, type StoredRows } from './evidence.ts'
import { createRandom } from './random.ts'
import { makeSubmission, type Submission, send } from './submissions.ts'

/** Seconds in which a form must be answered while the database is away; it is put off after five. */
const ANSWER_MAX = 25
const AT_ONCE = 4

test.skipIf(process.platform !== 'linux')(
  'while PostgreSQL stands still or is killed forms get 503 in time, and none that was acknowledged is lost',
  async () => {
    const postgres = await startTestPostgres()
    onTestFinished(postgres.stop)
    const dataDir = mkdtempSync(join(tmpdir(), 'wavelength-postgres-faults-'))
    onTestFinished(() => removeFolder(dataDir))
    const env = { TRUSTED_PROXIES: '1', DATABASE_URL: postgres.url }
    const site = await startSite({ dataDir, env, program: ['tests/chaos/serve.ts'] })
    onTestFinished(() => site.kill())
    const random = createRandom(1)
    const journal: Journal = { sent: [], acknowledged: [] }

    const some = () => {
      const submissions = Array.from({ length: AT_ONCE }, (_, index) =>
        makeSubmission(random, journal.sent.length + index),
      )
      journal.sent.push(...submissions)
      return submissions
    }
    const ask = (submissions: Submission[]) =>
      Promise.all(
        submissions.map(async (submission) => {
          const begun = performance.now()
          const { status, reference } = await send(site.origin, submission)
          if (status < 300) journal.acknowledged.push({ submission, reference })
          return { status, seconds: (performance.now() - begun) / 1000 }
        }),
      )
    const expectStored = async (submissions: Submission[]) => {
      for (const { status } of await ask(submissions)) expect(status).toBeLessThan(300)
    }
    const expectPutOff = async (submissions: Submission[]) => {
      for (const { status, seconds } of await ask(submissions)) {
        expect(status).toBe(503)
        expect(seconds).toBeLessThan(ANSWER_MAX)
      }
    }

    await expectStored(some())
    postgres.signal('SIGSTOP')
    const whileStill = some()
    await expectPutOff(whileStill)
    postgres.signal('SIGCONT')
    await expectStored(whileStill)

    // Killed in the middle of their work: each is acknowledged or not, and sent again until it is.
    const inFlight = some()
    const answers = ask(inFlight)
    postgres.signal('SIGKILL')
    await answers
    const whileGone = some()
    await expectPutOff(whileGone)
    await postgres.restart()
    await expect.poll(async () => (await ask(whileGone.slice(0, 1)))[0]?.status).toBeLessThan(300)
    await expectStored([...inFlight, ...whileGone, ...some()])

    const rows = await readPostgres(postgres.url)
    expect(lostIn(dataDir, journal.acknowledged, rows)).toEqual([])
    // The control: the same check on rows of which one is missing.
    const less = { ...rows, leads: rows.leads.slice(1) }
    expect(lostIn(dataDir, journal.acknowledged, less)).not.toEqual([])
  },
)

async function readPostgres(url: string): Promise<StoredRows> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const all = async (sql: string) => (await client.query(sql)).rows
  const rows = {
    leads: await all('select id, email, reference from leads'),
    files: await all('select lead_id, size::int, sha256, storage_key from lead_files'),
    subscribers: await all('select email from newsletter_subscribers'),
  }
  await client.end()
  return rows
}
