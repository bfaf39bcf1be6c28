import { setTimeout as wait } from 'node:timers/promises'
import { startMailSink } from '#tests/fixtures/queued-mail.ts'
import { launchSite, type Site } from '#tests/fixtures/site.ts'
import { api } from './build-api.ts'
import { findFailures, type Journal, lostIn, orphansIn } from './evidence.ts'
import { createRandom, type Random } from './random.ts'
import { countRepeated, findMailFailures, waitUntilSent } from './sent-mail.ts'
import { makeSubmission, send } from './submissions.ts'

export type KillOptions = {
  kills: number
  seed: number
  /** The server to kill, which waits for a line; by default the API alone, which starts faster than the built site. */
  program?: string[]
  /** Called after every kill. */
  progress?: (kills: number, journal: Journal) => void
}

const CLIENTS = 5
const TWO_HOURS_AHEAD = '--ahead=7200000'
/** The cleanup job removes nothing if there are more orphaned files; a kill leaves one for each client at most. */
const ORPHANS_MAX = 10

/**
 * Kills a server (SIGKILL) repeatedly while five visitors send forms and files. Then a server whose clock is two hours
 * ahead removes orphaned files and sends the remaining mail. The caller removes `dataDir`.
 */
export async function runKills({
  kills,
  seed,
  program = [...api, '--standby'],
  progress,
}: KillOptions) {
  const random = createRandom(seed)
  const sink = await startMailSink()
  const settings = {
    TRUSTED_PROXIES: '1',
    SITE_URL: 'https://wavelength.example',
  }
  const journal: Journal = { sent: [], acknowledged: [] }
  const failures: string[] = []
  const figures = { kills, whileStarting: 0, inFlight: 0 }
  let dataDir: string | undefined
  let starts = 0

  function prepare(program: string[]) {
    const startSignal = Promise.withResolvers<void>()
    // A separate SMTP user for each server shows which one sent an email.
    const env = { ...settings, SMTP_URL: sink.urlFor(`life-${++starts}`) }
    const launched = launchSite({
      env,
      dataDir,
      program,
      begin: startSignal.promise,
    })
    // A server that is killed before it listens rejects; that is expected here.
    launched.site.catch(() => {})
    return { ...launched, begin: startSignal.resolve }
  }

  /** Starts and stops a server whose clock is two hours ahead: it removes orphaned files when it starts. */
  async function removeOrphans() {
    const server = prepare([...api, '--idle', TWO_HOURS_AHEAD])
    server.begin()
    await (await server.site).stop()
  }

  const visitors = createVisitors(random, journal, failures)
  let checkedCount = 0
  let next = prepare(program)
  for (let kill = 0; kill < kills; kill++) {
    const current = next
    current.begin()
    if (dataDir && random.percent(10)) {
      next = prepare(program)
      await wait(random.below(150))
      figures.whileStarting += 1
    } else {
      const site = await current.site
      dataDir ??= site.dataDir
      next = prepare(program)
      failures.push(...lostIn(dataDir, journal.acknowledged.slice(checkedCount)))
      checkedCount = journal.acknowledged.length
      visitors.connect(site)
      await visitors.waitForResponses(1 + random.below(6))
      await wait(random.below(20))
      figures.inFlight += visitors.inFlight()
    }
    visitors.disconnect()
    await current.kill()
    if (dataDir && orphansIn(dataDir).length > ORPHANS_MAX - CLIENTS) await removeOrphans()
    progress?.(kill + 1, journal)
  }
  await next.kill()
  const last = prepare([...api, TWO_HOURS_AHEAD])
  last.begin()
  const site = await last.site
  visitors.connect(site)
  await visitors.finish()
  await waitUntilSent(site.dataDir)
  await site.stop()
  sink.stop()
  failures.push(
    ...findFailures(site.dataDir, journal),
    ...findMailFailures(site.dataDir, sink.received),
  )
  const { sent, acknowledged } = journal
  const files = acknowledged.filter(({ submission }) => submission.file).length
  const counts = { sent: sent.length, acknowledged: acknowledged.length, files }
  const mailCounts = { mails: sink.received.length, repeated: countRepeated(sink.received) }
  return {
    figures: { ...figures, ...counts, ...mailCounts },
    failures,
    journal,
    dataDir: site.dataDir,
  }
}

/** Five visitors who each send one form after another. Most retry a failed form; some give up. */
function createVisitors(random: Random, journal: Journal, failures: string[]) {
  let openOrigin = Promise.withResolvers<string>()
  let isConnected = false
  let isFinishing = false
  let inFlight = 0
  let pendingResponses = 0
  let allArrived = Promise.withResolvers<void>()
  const visitors = Array.from({ length: CLIENTS }, visit)

  async function visit() {
    while (!isFinishing) {
      const submission = makeSubmission(random, journal.sent.length)
      journal.sent.push(submission)
      const shouldRetry = random.percent(85)
      for (let tries = 1; tries === 1 || shouldRetry; tries++) {
        const origin = await openOrigin.promise
        inFlight += 1
        const response = await send(origin, submission).catch(() => null)
        inFlight -= 1
        if (!response) continue
        if (response.status >= 300)
          failures.push(`${submission.path} responded with ${response.text}`)
        else journal.acknowledged.push({ submission, reference: response.reference })
        if (--pendingResponses === 0) allArrived.resolve()
        break
      }
    }
  }

  return {
    connect({ origin }: Site) {
      isConnected = true
      openOrigin.resolve(origin)
    },
    disconnect() {
      if (isConnected) openOrigin = Promise.withResolvers()
      isConnected = false
    },
    /** Waits for this many more responses. */
    waitForResponses(count: number) {
      pendingResponses = count
      allArrived = Promise.withResolvers()
      return allArrived.promise
    },
    inFlight: () => inFlight,
    async finish() {
      isFinishing = true
      await Promise.all(visitors)
    },
  }
}
