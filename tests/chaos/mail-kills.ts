import { setTimeout as wait } from 'node:timers/promises'
import { countStates, queueMails, startMailSink } from '#tests/fixtures/queued-mail.ts'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'
import { countRepeated, findMailFailures } from './sent-mail.ts'

/** Kills the built site (SIGKILL) repeatedly while it sends mails. */
export async function runMailKills({ kills, mails }: { kills: number; mails: number }) {
  const sink = await startMailSink(15)
  const first = await startSite()
  const { dataDir } = first
  await first.stop()
  await queueMails(dataDir, mails)

  const start = (life: number) => {
    const env = { SMTP_URL: sink.urlFor(`life-${life}`), SITE_URL: 'https://wavelength.example' }
    return startSite({ env, dataDir })
  }
  const arrived = () => new Set(sink.received.map(({ id }) => id)).size
  for (let life = 0; life < kills; life++) {
    const site = await start(life)
    await wait(20 + Math.random() * 400)
    await site.kill()
  }
  const arrivedBeforeLastStart = arrived()
  const last = await start(kills)
  // The leases of killed servers expire after half a minute.
  for (let seconds = 0; seconds < 120 && arrived() < mails; seconds++) await wait(1_000)
  await last.stop()
  const failures = findMailFailures(dataDir, sink.received)
  const states = await countStates(dataDir)
  sink.stop()
  removeFolder(dataDir)
  const repeated = countRepeated(sink.received)
  return {
    figures: { kills, mails, arrivedBeforeLastStart, arrived: arrived(), repeated, states },
    failures,
  }
}
