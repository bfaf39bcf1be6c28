import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startTestPostgres } from '#tests/fixtures/postgres.ts'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'
import { api } from './build-api.ts'
import { type Journal, lostIn, type StoredRows } from './evidence.ts'
import { createRandom } from './random.ts'
import { makeSubmission, type Submission, send } from './submissions.ts'

/** Maximum response time in seconds while the database is unavailable. The server itself gives up after five. */
const RESPONSE_TIME_MAX = 25
const CONCURRENCY = 4

test.skipIf(process.platform !== 'linux')(
  'while PostgreSQL is stopped or killed, forms get 503 in time, and no acknowledged form is lost',
  async () => {
    const postgres = await startTestPostgres()
    onTestFinished(postgres.stop)
    const dataDir = mkdtempSync(join(tmpdir(), 'wavelength-postgres-faults-'))
    onTestFinished(() => removeFolder(dataDir))
    const env = { TRUSTED_PROXIES: '1', DATABASE_URL: postgres.url }
    const site = await startSite({ dataDir, env, program: api })
    onTestFinished(() => site.kill())
    const random = createRandom(1)
    const journal: Journal = { sent: [], acknowledged: [] }

    const newSubmissions = () => {
      const submissions = Array.from({ length: CONCURRENCY }, (_, index) =>
        makeSubmission(random, journal.sent.length + index),
      )
      journal.sent.push(...submissions)
      return submissions
    }
    const sendAll = (submissions: Submission[]) =>
      Promise.all(
        submissions.map(async (submission) => {
          const start = performance.now()
          const { status, reference } = await send(site.origin, submission)
          if (status < 300) journal.acknowledged.push({ submission, reference })
          return { status, seconds: (performance.now() - start) / 1000 }
        }),
      )
    const expectStored = async (submissions: Submission[]) => {
      for (const { status } of await sendAll(submissions)) expect(status).toBeLessThan(300)
    }
    const expectUnavailable = async (submissions: Submission[]) => {
      for (const { status, seconds } of await sendAll(submissions)) {
        expect(status).toBe(503)
        expect(seconds).toBeLessThan(RESPONSE_TIME_MAX)
      }
    }

    await expectStored(newSubmissions())
    postgres.signal('SIGSTOP')
    const whileStopped = newSubmissions()
    await expectUnavailable(whileStopped)
    postgres.signal('SIGCONT')
    await expectStored(whileStopped)

    // Killed while requests are in flight: each form is acknowledged, or sent again until it is.
    const inFlight = newSubmissions()
    const responses = sendAll(inFlight)
    postgres.signal('SIGKILL')
    await responses
    const whileDown = newSubmissions()
    await expectUnavailable(whileDown)
    await postgres.restart()
    await expect
      .poll(async () => (await sendAll(whileDown.slice(0, 1)))[0]?.status)
      .toBeLessThan(300)
    await expectStored([...inFlight, ...whileDown, ...newSubmissions()])

    const rows = await readPostgres(postgres.url)
    expect(lostIn(dataDir, journal.acknowledged, rows)).toEqual([])
    // The check detects a missing row.
    const incomplete = { ...rows, leads: rows.leads.slice(1) }
    expect(lostIn(dataDir, journal.acknowledged, incomplete)).not.toEqual([])
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
