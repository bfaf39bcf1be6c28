import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openSite } from '#server/open-site.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { temporaryFolder } from '#tests/fixtures/api.ts'
import { startBalancer } from '#tests/fixtures/balancer.ts'
import { fixtureContent } from '#tests/fixtures/fixture-content.ts'
import { startTestPostgres } from '#tests/fixtures/postgres.ts'
import { startMailSink } from '#tests/fixtures/queued-mail.ts'
import { startS3 } from '#tests/fixtures/s3.ts'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'
import { api } from './build-api.ts'
import { clusterEvidence } from './cluster-evidence.ts'
import { type Journal, lostIn } from './evidence.ts'
import { createRandom } from './random.ts'
import { countRepeated, missingMails } from './sent-mail.ts'
import { makeSubmission, send } from './submissions.ts'

const CLIENTS = 4
/** The mail that a killed server had claimed is sent after four seconds instead of thirty. */
const program = [...api, '--claim=4000']

test.skipIf(process.platform !== 'linux')(
  'three instances on PostgreSQL and S3 lose nothing while one is killed and one restarted',
  async () => {
    const cluster = await startCluster()
    const { instances, balancer, launch } = cluster
    const visitors = startVisitors(balancer.origin)
    await visitors.acknowledgements(20)

    await cluster.publish('Is it three?')

    const [killed, restarted] = instances
    if (!killed || !restarted) throw new Error('There are three instances.')
    await killed.kill()
    await visitors.acknowledgements(20)
    // Only what was in flight on it; refused connections go to the others.
    expect(visitors.failed()).toBe(balancer.broken(killed.origin))
    expect(visitors.failed()).toBeLessThanOrEqual(CLIENTS)
    balancer.remove(killed.origin)

    const failedBefore = visitors.failed()
    expect(await readiness(restarted.origin)).toBe(200)
    const stopped = restarted.stop()
    // As a balancer that asks for readiness; closing the port would break connections not yet accepted.
    await expect.poll(() => readiness(restarted.origin)).toBe(503)
    balancer.remove(restarted.origin)
    await visitors.acknowledgements(20)
    expect(await stopped).toBe(0)
    balancer.add((await launch('d')).origin)
    await visitors.acknowledgements(20)
    expect(visitors.failed()).toBe(failedBefore)

    await visitors.finish()
    expect(visitors.refusals).toEqual([])
    const folder = await temporaryFolder()
    const { rows, mails } = await clusterEvidence(cluster.settings, folder)
    expect(lostIn(folder, visitors.journal.acknowledged, rows)).toEqual([])
    expect(rows.files.length).toBeGreaterThan(10)
    expect(missingMails(mails, cluster.received)).toEqual([])
    // A kill between sending and recording repeats one mail at most.
    expect(countRepeated(cluster.received)).toBeLessThanOrEqual(1)
  },
)

async function readiness(origin: string) {
  return (await fetch(`${origin}/readyz`)).status
}

/** Three servers behind a balancer, and one in this process that publishes. */
async function startCluster() {
  const postgres = await startTestPostgres()
  onTestFinished(postgres.stop)
  const s3 = await startS3()
  const sink = await startMailSink()
  onTestFinished(() => void sink.stop())
  const settings = {
    ...s3.settings,
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'the same key for all instances!!',
    SITE_URL: 'https://wavelength.example',
    TRUSTED_PROXIES: '1',
    STOP_DELAY_SECONDS: '2',
  }
  async function launch(name: string) {
    const dataDir = mkdtempSync(join(tmpdir(), `wavelength-instance-${name}-`))
    onTestFinished(() => removeFolder(dataDir))
    const env = { ...settings, SMTP_URL: sink.urlFor(name) }
    const site = await startSite({ dataDir, env, program })
    onTestFinished(() => site.kill())
    return site
  }
  const instances = await Promise.all(['a', 'b', 'c'].map(launch))
  const balancer = await startBalancer(instances.map(({ origin }) => origin))
  onTestFinished(balancer.close)

  const config = readConfig({
    ...settings,
    DATA_DIR: await temporaryFolder(),
    DISK_RESERVE_MB: '0',
  })
  const site = await openSite(config, { content: fixtureContent, repeat: () => undefined })
  onTestFinished(() => site.close())
  const database = await openDatabase(config)
  onTestFinished(() => database.close())
  const { admin } = await signIn({ site, database }, 'owner')

  return {
    instances,
    balancer,
    launch,
    settings,
    received: sink.received,
    /** Publishes a question; returns when every instance shows it (how soon: `npm run chaos -- instances`). */
    async publish(question: string) {
      const document = 'faq:one'
      const { version } = await admin.content.open({ document })
      const body = JSON.stringify({ id: 'one', question, answer: 'Yes.' })
      expect(await admin.content.publish({ document, version, body })).toMatchObject({
        ok: true,
      })
      const isShown = async (origin: string) =>
        (await (await fetch(`${origin}/api/faq`)).text()).includes(question)
      for (const { origin } of instances) while (!(await isShown(origin))) await setImmediate()
    },
  }
}

/** Visitors who each send one form after another, again until it is acknowledged. */
function startVisitors(origin: string) {
  const random = createRandom(1)
  const journal: Journal = { sent: [], acknowledged: [] }
  const refusals: string[] = []
  let failed = 0
  let isFinishing = false

  async function visit() {
    while (!isFinishing) {
      const submission = makeSubmission(random, journal.sent.length)
      journal.sent.push(submission)
      let isStored = false
      while (!isStored) {
        const response = await send(origin, submission).catch(() => null)
        if (response && response.status < 300) {
          journal.acknowledged.push({ submission, reference: response.reference })
          isStored = true
        } else if (!response || response.status === 502) failed += 1
        else {
          refusals.push(response.text)
          break
        }
      }
    }
  }
  const visits = Promise.all(Array.from({ length: CLIENTS }, visit))

  return {
    journal,
    refusals,
    failed: () => failed,
    /** Waits for this many more. */
    async acknowledgements(count: number) {
      const target = journal.acknowledged.length + count
      await expect
        .poll(() => journal.acknowledged.length, { timeout: 60_000 })
        .toBeGreaterThanOrEqual(target)
    },
    async finish() {
      isFinishing = true
      await visits
    },
  }
}
