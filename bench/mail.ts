import { setTimeout as wait } from 'node:timers/promises'
import { servicePath } from '#model/paths.ts'
import { residentMegabytes } from '#tests/chaos/process-facts.ts'
import { queueMails, startMailSink } from '#tests/fixtures/queued-mail.ts'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'

const MAILS = 10_000

/** Sends many queued emails to a mail server on this machine, and requests a page all the while. */
export async function measureMail(): Promise<Row[]> {
  const sink = await startMailSink()
  const before = await startSite()
  const { dataDir } = before
  await before.stop()
  await queueMails(dataDir, MAILS)

  const env = { SMTP_URL: sink.url, SITE_URL: 'https://wavelength.example' }
  const site = await startSite({ env, dataDir })
  const pageTimes: number[] = []
  const memory: number[] = []
  while (sink.received.length < MAILS) {
    const start = performance.now()
    await (await fetch(`${site.origin}${servicePath('seo-services')}`)).arrayBuffer()
    pageTimes.push(performance.now() - start)
    memory.push(residentMegabytes(site.pid))
    await wait(25)
  }
  const [first, last] = [sink.received[0]?.at ?? 0, sink.received.at(-1)?.at ?? 0]
  await site.stop()
  sink.stop()
  removeFolder(dataDir)

  const quarter = Math.floor(memory.length / 4)
  const rate = (MAILS / (last - first)) * 1000
  return [
    { measure: `emails sent, of ${MAILS}`, value: rate, unit: '1/s' },
    { measure: 'page while sending, median', value: percentile(pageTimes, 0.5), unit: 'ms' },
    { measure: 'page while sending, p95', value: percentile(pageTimes, 0.95), unit: 'ms' },
    {
      measure: 'memory while sending, most in the first quarter',
      value: Math.max(...memory.slice(0, quarter)),
      unit: 'MB',
    },
    {
      measure: 'memory while sending, most in the last quarter',
      value: Math.max(...memory.slice(-quarter)),
      unit: 'MB',
    },
  ]
}
