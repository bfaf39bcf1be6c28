import { setTimeout as wait } from 'node:timers/promises'
import { countStates, holdMails, startMailSink } from '#tests/fixtures/held-mail.ts'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'

// npm run faults: SIGKILL to the server again and again while it sends; prints what arrived, and what arrived twice.
const kills = Number(process.argv[2] ?? 200)
const mails = Number(process.argv[3] ?? 2000)

const sink = await startMailSink(15)
const first = await startSite()
const { dataDir } = first
await first.stop()
await holdMails(dataDir, mails)

const env = { SMTP_URL: sink.url, SITE_URL: 'https://wavelength.example' }
const killedAt: number[] = []
for (let times = 0; times < kills; times++) {
  const site = await startSite({ env, dataDir })
  await wait(20 + Math.random() * 400)
  await site.kill()
  // What the dead server had handed over is taken by the sink a moment later; the next life takes longer to begin.
  killedAt.push(Date.now() + 500)
}
const sentByThen = new Set(sink.received.map(({ id }) => id)).size
const last = await startSite({ env, dataDir })
// The leases of the dead run out after half a minute.
for (let seconds = 0; seconds < 120; seconds++) {
  if (new Set(sink.received.map(({ id }) => id)).size === mails) break
  await wait(1_000)
}
await last.stop()
const states = await countStates(dataDir)
sink.stop()
removeFolder(dataDir)

/** When each was taken last, and for each kill how many were taken before it without being recorded. */
const taken = new Map<string, number>()
const unrecorded = new Map<number, number>()
for (const { id, at } of sink.received) {
  const before = taken.get(id)
  taken.set(id, at)
  if (before === undefined) continue
  // One that comes a third time was twice unlucky: each time by the kill that followed.
  const kill = killedAt.findIndex((moment) => moment >= before)
  unrecorded.set(kill, (unrecorded.get(kill) ?? 0) + 1)
}
const arrived = taken.size
const repeated = sink.received.length - arrived
const most = Math.max(0, ...unrecorded.values())
console.log(
  `${kills} kills while ${mails} mails were sent (${sentByThen} of them before the last kill)`,
)
console.log(`arrived: ${arrived}, missing: ${mails - arrived}`)
console.log(`arrived again, under the same Message-ID: ${repeated}; by one kill at most ${most}`)
console.log(`states in the outbox: ${JSON.stringify(states)}`)
process.exit(arrived === mails && most <= 1 ? 0 : 1)
