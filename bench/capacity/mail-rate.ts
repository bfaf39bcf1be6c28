import { setTimeout as wait } from 'node:timers/promises'
import { queueMails, startMailSink } from '#tests/fixtures/queued-mail.ts'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'

/** Mails per second that one instance sends to a mail server that answers each after `delay` milliseconds. */
export async function mailRate(delay: number, count: number): Promise<number> {
  const sink = await startMailSink(delay)
  const { dataDir, stop } = await startSite()
  await stop()
  await queueMails(dataDir, count)
  const env = { SMTP_URL: sink.url, SITE_URL: 'http://localhost' }
  const site = await startSite({ env, dataDir })
  while (sink.received.length < count) await wait(100)
  await site.stop()
  sink.stop()
  removeFolder(dataDir)
  const [first, last] = [sink.received[0]?.at ?? 0, sink.received.at(-1)?.at ?? 0]
  return ((count - 1) / (last - first)) * 1_000
}
