import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { issueKey } from '#model/content/standalone.ts'
import { recipientOf } from '#server/features/newsletter/issues/mark-recipient.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { errorsIn, startInstances } from '#tests/chaos/cluster.ts'
import { openOwner } from '#tests/chaos/owner.ts'
import { repeatedBy } from '#tests/chaos/sent-mail.ts'
import { addManySubscribers } from '#tests/fixtures/many-subscribers.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { startMailSink } from '#tests/fixtures/queued-mail.ts'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'
import { buildIsCurrent, buildSite } from '#tools/build-state.mjs'
import type { Part } from './part.ts'

const RECIPIENTS = Number(process.env.PROOF_RECIPIENTS ?? 100_000)
/** Every so many-th address is none. */
const MALFORMED_EACH = 20
/** Seconds until all are in the queue, and emails a second. */
const QUEUE_TIME_MAX = 20
const RATE_MIN = 500
/** Milliseconds for 99 of 100 pages while an issue is sent. */
const PAGE_TIME_MAX = 500
const KILLS = 20

const cleanUps: (() => unknown)[] = []

/** Writes an issue and sends it; its id. */
async function sendIssue(origin: string) {
  const owner = await openOwner(origin)
  const { id } = await owner.act(origin, 'issues.create', {})
  const content = `Hello,\n\n${'We **made** [this](/work) for you. '.repeat(60)}`
  const body = JSON.stringify({ subject: 'News', preheader: 'Of November', content })
  const draft = { document: issueKey(id), version: '1', body }
  const { version } = await owner.act(origin, 'content.saveDraft', draft)
  await owner.act(origin, 'issues.send', { id, version: String(version) })
  return String(id)
}

async function account(store: Store, id: string) {
  const rows = await store
    .selectFrom('newsletter_recipients')
    .select(['state', 'reason', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where('issue_id', '=', id)
    .groupBy(['state', 'reason'])
    .execute()
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}

async function untilEnded(store: Store, id: string, look: () => unknown = () => {}) {
  for (;;) {
    const { state } = await store
      .selectFrom('newsletter_issues')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (state === 'sent') return
    await look()
    await wait(250)
  }
}

/** @throws Error unless everybody got it, and those whose address is none are known to have failed */
async function checkAccount(store: Store, id: string, received: { id: string }[]) {
  const arrived = new Set(received.flatMap(({ id }) => recipientOf(id)?.subscriberId ?? []))
  const malformed = Math.floor(RECIPIENTS / MALFORMED_EACH)
  const rows = await account(store, id)
  const countOf = (state: string) => rows.find((row) => row.state === state)?.count ?? 0
  const sums = rows.map(
    ({ state, reason, count }) => `${count} ${state}${reason ? ` (${reason})` : ''}`,
  )
  const isWhole = countOf('sent') === RECIPIENTS - malformed && countOf('failed') === malformed
  if (!isWhole || arrived.size !== RECIPIENTS - malformed) {
    throw new Error(`${arrived.size} arrived; ${sums.join(', ')}`)
  }
  return sums.join(', ')
}

/** Sends sign-ups one after the other; the times of all in milliseconds. */
function visit(origin: string) {
  const times: number[] = []
  let isOver = false
  const running = (async () => {
    for (let number = 0; !isOver; number++) {
      const started = performance.now()
      const body = JSON.stringify({ email: `visitor-${number}@example.com` })
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `198.18.${(number >> 8) % 250}.${number % 250}`,
      }
      const options = { method: 'POST', body, headers }
      const post = () => fetch(`${origin}/api/newsletter/subscribe`, options)
      // The server may have closed a connection that was kept.
      const response = await post().catch(post)
      await response.text()
      if (!response.ok) throw new Error(`A sign-up was answered with ${response.status}.`)
      times.push(performance.now() - started)
      await wait(20)
    }
  })()
  running.catch(() => {})
  return async () => {
    isOver = true
    await running
    times.sort((one, other) => one - other)
    const share = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0)
    return { count: times.length, median: share(0.5), most: share(0.99) }
  }
}

function megabytes(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

async function oneHundredThousand() {
  const sink = await startMailSink()
  cleanUps.push(sink.stop)
  const env = {
    ...{ ADMIN_EMAIL: ownerEmail, ADMIN_PASSWORD: ownerPassword },
    ...{ SMTP_URL: sink.url, SITE_URL: 'https://wavelength.example', TRUSTED_PROXIES: '1' },
  }
  const first = await startSite({ env })
  const { dataDir } = first
  cleanUps.push(() => removeFolder(dataDir))
  // Two processes would wait for each other on SQLite.
  await first.stop()
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }))
  cleanUps.push(database.close)
  const { store } = database
  await addManySubscribers(store, RECIPIENTS, MALFORMED_EACH)
  const site = await startSite({ env, dataDir })
  cleanUps.push(site.stop)
  const endBefore = visit(site.origin)
  await wait(5_000)
  const before = await endBefore()
  const endVisits = visit(site.origin)
  const memory = [megabytes(site.pid)]
  const started = performance.now()
  const id = await sendIssue(site.origin)
  let queued = 0
  const total = RECIPIENTS - RECIPIENTS / MALFORMED_EACH
  await untilEnded(store, id, async () => {
    const row = await store.selectFrom('newsletter_issues').select('listed_at').executeTakeFirst()
    if (queued === 0 && row?.listed_at) queued = (performance.now() - started) / 1_000
    if (memory.length === 1 && sink.received.length > total / 2) memory.push(megabytes(site.pid))
  })
  memory.push(megabytes(site.pid))
  const issues = sink.received.filter(({ id }) => recipientOf(id))
  const seconds = (Number(issues.at(-1)?.at) - Number(issues[0]?.at)) / 1_000
  const rate = Math.round(issues.length / seconds)
  const visits = await endVisits()
  const figures = [
    await checkAccount(store, id, sink.received),
    `in the queue after ${queued.toFixed(1)} s`,
    `${rate} a second`,
    `${memory.join(', ')} MB at the start, in the middle and at the end`,
    `a sign-up meanwhile: ${visits.median} ms, 99 of 100 below ${visits.most} ms (before: ${before.median} and ${before.most}, of ${visits.count})`,
    `${issues.length - new Set(issues.map(({ id }) => id)).size} twice`,
  ]
  console.log(figures.map((line) => `  ${line}`).join('\n'))
  const errors = errorsIn(site)
  if (errors.length > 0) throw new Error(errors.slice(0, 5).join('\n'))
  if (queued > QUEUE_TIME_MAX) throw new Error(`In the queue after ${queued.toFixed(1)} s.`)
  if (visits.most > PAGE_TIME_MAX) throw new Error(`A sign-up took ${visits.most} ms.`)
  if (rate < RATE_MIN) throw new Error(`Only ${rate} a second.`)
}

async function killsInTheMiddle() {
  const cluster = await startInstances()
  cleanUps.push(cluster.close)
  const { instances, settings, folder, received } = cluster
  const config = readConfig({ ...settings, DATA_DIR: folder, DISK_RESERVE_MB: '0' })
  const database = await openDatabase(config)
  cluster.closing.push(database.close)
  const { store } = database
  await addManySubscribers(store, RECIPIENTS, MALFORMED_EACH)
  const id = await sendIssue(String(instances[0]?.origin))
  let kills = 0
  while (kills < KILLS) {
    const before = received.length
    while (received.length < before + 200) await wait(20)
    await wait(Math.random() * 500)
    const instance = instances[kills % instances.length]
    await instance?.kill()
    kills += 1
    void instance?.start()
    while (!instance?.isUp) await wait(50)
  }
  const arrivedBefore = received.length
  await untilEnded(store, id)
  const sums = await checkAccount(store, id, received)
  const repeated = [...repeatedBy(received.filter(({ id }) => recipientOf(id))).values()]
  const most = Math.max(0, ...repeated)
  if (most > 1) throw new Error(`${most} emails arrived twice after one kill.`)
  if (arrivedBefore >= RECIPIENTS) throw new Error('It was over before the last kill.')
  return `${sums}; ${kills} kills, ${repeated.length} emails twice, ${most} a kill at most`
}

export const part: Part = {
  packages: [],
  steps: [
    { name: 'build the site', run: () => (buildIsCurrent() ? 'it is' : buildSite()) },
    { name: `${RECIPIENTS.toLocaleString('en-US')} recipients on SQLite`, run: oneHundredThousand },
    { name: 'servers are killed while an issue is sent', run: killsInTheMiddle },
  ],
  async cleanUp() {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
  },
}
