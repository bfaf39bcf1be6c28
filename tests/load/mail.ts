import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { queueMails, startMailSink } from '#tests/fixtures/queued-mail.ts'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'

// npm run bench:mail: sends many queued mails; prints the rate, the memory, and the response times of pages meanwhile.
const mails = Number(process.argv[2] ?? 10_000)

const sink = await startMailSink()
const before = await startSite()
const { dataDir } = before
await before.stop()
await queueMails(dataDir, mails)

const env = { SMTP_URL: sink.url, SITE_URL: 'https://wavelength.example' }
const site = await startSite({ env, dataDir })
const pageTimes: number[] = []
const memory: number[] = []
while (sink.received.length < mails) {
  const start = performance.now()
  await (await fetch(`${site.origin}/services/seo-services`)).arrayBuffer()
  pageTimes.push(performance.now() - start)
  memory.push(residentMegabytes(site.pid))
  await wait(25)
}
const [first, last] = [sink.received[0]?.at ?? 0, sink.received.at(-1)?.at ?? 0]
await site.stop()
sink.stop()
removeFolder(dataDir)

pageTimes.sort((a, b) => a - b)
const quarter = Math.floor(memory.length / 4)
console.log(
  `${mails} mails in ${((last - first) / 1000).toFixed(1)} s: ${Math.round((mails / (last - first)) * 1000)} a second`,
)
console.log(
  `pages meanwhile: ${pageTimes.length}, median ${percentile(0.5)} ms, p95 ${percentile(0.95)} ms`,
)
console.log(
  `memory: ${Math.max(...memory.slice(0, quarter))} MB at most in the first quarter, ${Math.max(...memory.slice(-quarter))} MB in the last`,
)

function percentile(share: number) {
  return (pageTimes[Math.floor(pageTimes.length * share)] ?? 0).toFixed(1)
}

function residentMegabytes(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
