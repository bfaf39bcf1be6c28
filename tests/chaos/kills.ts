import { setTimeout as wait } from 'node:timers/promises'
import { startMailSink } from '#tests/fixtures/queued-mail.ts'
import { launchSite, type Site } from '#tests/fixtures/site.ts'
import { findFailures, type Journal, lostIn } from './evidence.ts'
import { createRandom, type Random } from './random.ts'
import { countRepeated, findMailFailures, untilSent } from './sent-mail.ts'
import { makeSubmission, send } from './submissions.ts'

export type KillOptions = {
  kills: number
  seed: number
  /** The server to kill; by default the API alone, which starts faster than the built site. */
  program?: string[]
  /** Called after every kill. */
  progress?: (kills: number, journal: Journal) => void
}

const api = ['tests/chaos/serve.ts']
const standby = ['--import', './tests/chaos/standby.ts']
const CLIENTS = 5
const HOURS_LATER = '--ahead=7200000'
/** The sweeper removes nothing if there are more than ten orphans; this many kills leave about two. */
const SWEEP_EVERY = 12

/**
 * Kills a server (SIGKILL) repeatedly while five visitors send forms and files. Then a server whose clock is two hours
 * ahead sweeps the folder and sends the remaining mail. Returns figures and failures. The caller removes `dataDir`.
 */
export async function runKills({ kills, seed, program = api, progress }: KillOptions) {
  const random = createRandom(seed)
  const sink = await startMailSink()
  const settings = {
    TRUSTED_PROXIES: '1',
    SITE_URL: 'https://wavelength.example',
    NODE_COMPILE_CACHE: 'node_modules/.cache/wavelength-chaos',
  }
  const journal: Journal = { sent: [], acknowledged: [] }
  const failures: string[] = []
  const figures = { kills, whileStarting: 0, inFlight: 0 }
  let dataDir: string | undefined
  let lives = 0

  function prepare(what: string[]) {
    const gate = Promise.withResolvers<void>()
    const env = { ...settings, SMTP_URL: sink.urlFor(`life-${++lives}`) }
    const launched = launchSite({
      env,
      dataDir,
      program: [...standby, ...what],
      begin: gate.promise,
    })
    // A server that is killed before it is open rejects; that is expected here.
    launched.site.catch(() => {})
    return { ...launched, begin: gate.resolve }
  }

  /** A server whose clock is two hours ahead sweeps at its start. */
  async function sweep() {
    const sweeper = prepare([...api, '--idle', HOURS_LATER])
    sweeper.begin()
    await (await sweeper.site).stop()
  }

  const visitors = createVisitors(random, journal, failures)
  let checked = 0
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
      failures.push(...lostIn(dataDir, journal.acknowledged.slice(checked)))
      checked = journal.acknowledged.length
      visitors.welcome(site)
      await visitors.acknowledge(1 + random.below(6))
      await wait(random.below(20))
      figures.inFlight += visitors.inFlight()
    }
    visitors.sendAway()
    await current.kill()
    if (dataDir && (kill + 1) % SWEEP_EVERY === 0) await sweep()
    progress?.(kill + 1, journal)
  }
  await next.kill()
  const last = prepare([...api, HOURS_LATER])
  last.begin()
  const site = await last.site
  visitors.welcome(site)
  await visitors.leave()
  await untilSent(site.dataDir)
  await site.stop()
  sink.stop()
  failures.push(
    ...findFailures(site.dataDir, journal),
    ...findMailFailures(site.dataDir, sink.received),
  )
  const { sent, acknowledged } = journal
  const files = acknowledged.filter(({ submission }) => submission.file).length
  const counts = { sent: sent.length, acknowledged: acknowledged.length, files }
  const mails = { mails: sink.received.length, repeated: countRepeated(sink.received) }
  return { figures: { ...figures, ...counts, ...mails }, failures, journal, dataDir: site.dataDir }
}

/** Five visitors who send one form after another. Most retry failed ones, some give up. */
function createVisitors(random: Random, journal: Journal, failures: string[]) {
  let door = Promise.withResolvers<string>()
  let isOpen = false
  let leaving = false
  let inFlight = 0
  let wanted = 0
  let enough = Promise.withResolvers<void>()
  const visitors = Array.from({ length: CLIENTS }, visit)

  async function visit() {
    while (!leaving) {
      const submission = makeSubmission(random, journal.sent.length)
      journal.sent.push(submission)
      const isPatient = random.percent(85)
      for (let tries = 1; tries === 1 || isPatient; tries++) {
        const origin = await door.promise
        inFlight += 1
        const answer = await send(origin, submission).catch(() => null)
        inFlight -= 1
        if (!answer) continue
        if (answer.status >= 300) failures.push(`${submission.path} responded with ${answer.text}`)
        else journal.acknowledged.push({ submission, reference: answer.reference })
        if (--wanted === 0) enough.resolve()
        break
      }
    }
  }

  return {
    welcome({ origin }: Site) {
      isOpen = true
      door.resolve(origin)
    },
    sendAway() {
      if (isOpen) door = Promise.withResolvers()
      isOpen = false
    },
    /** Waits for this many more responses. */
    acknowledge(count: number) {
      wanted = count
      enough = Promise.withResolvers()
      return enough.promise
    },
    inFlight: () => inFlight,
    async leave() {
      leaving = true
      await Promise.all(visitors)
    },
  }
}
