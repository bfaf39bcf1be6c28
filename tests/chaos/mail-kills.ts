import { setTimeout as wait } from 'node:timers/promises'
import { countStates, holdMails, startMailSink } from '#tests/fixtures/held-mail.ts'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'
import { countRepeated, mailFaults } from './sent-mail.ts'

/** SIGKILL to the built site again and again while it sends so many mails; answers figures and faults. */
export async function runMailKills({ kills, mails }: { kills: number; mails: number }) {
  const sink = await startMailSink(15)
  const first = await startSite()
  const { dataDir } = first
  await first.stop()
  await holdMails(dataDir, mails)

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
  const beforeCommit = arrived()
  const last = await start(kills)
  // The leases of the dead run out after half a minute.
  for (let seconds = 0; seconds < 120 && arrived() < mails; seconds++) await wait(1_000)
  await last.stop()
  const faults = mailFaults(dataDir, sink.received)
  const states = await countStates(dataDir)
  sink.stop()
  removeFolder(dataDir)
  const repeated = countRepeated(sink.received)
  return { figures: { kills, mails, beforeCommit, arrived: arrived(), repeated, states }, faults }
}
