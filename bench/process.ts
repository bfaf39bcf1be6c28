import { setTimeout as wait } from 'node:timers/promises'
import { residentMegabytes } from '#tests/chaos/process-facts.ts'
import { removeFolder, type Site, startSite } from '#tests/fixtures/site.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'
import { sendMany, visitorHeaders } from './send-many.ts'

const STARTS = 3
const REQUESTS = 100_000
/** Milliseconds that the process is left alone before its memory is read: V8 returns what is free after ten seconds. */
const REST = 20_000

/** Starts the built server on an existing database, then sends requests for every page, the API and searches. */
export async function measureProcess(): Promise<Row[]> {
  // Also fills the cache of compiled modules, as the first start of an installation does.
  const first = await startSite()
  await answerOf(first)
  await first.stop()
  const { dataDir } = first
  const times: number[] = []
  const memory: number[] = []
  for (let start = 0; start < STARTS; start++) {
    const began = performance.now()
    const site = await startSite({ dataDir })
    await answerOf(site)
    times.push((performance.now() - began) / 1000)
    await wait(REST)
    memory.push(residentMegabytes(site.pid))
    await site.stop()
  }
  const site = await startSite({ dataDir, env: { TRUSTED_PROXIES: '1' } })
  await sendRequests(site.origin)
  await wait(REST)
  const afterwards = residentMegabytes(site.pid)
  await site.stop()
  removeFolder(dataDir)
  const start = percentile(times, 0.5)
  const afterStart = percentile(memory, 0.5)
  return [
    { measure: 'start to first answer', value: start, unit: 's', goal: 'at most 1' },
    { measure: 'memory after start', value: afterStart, unit: 'MB', goal: 'at most 160' },
    {
      measure: `memory after ${REQUESTS.toLocaleString('en')} requests`,
      value: afterwards,
      unit: 'MB',
      goal: 'at most 160',
    },
  ]
}

async function answerOf({ origin }: Site) {
  const response = await fetch(origin)
  if (response.status !== 200) throw new Error(`The first answer was ${response.status}.`)
  await response.arrayBuffer()
}

/** Each from an address of its own, so that no limit is reached. */
async function sendRequests(origin: string) {
  const paths = await pathsOf(origin)
  // Rendered one after another: a new page is refused while many wait.
  for (const path of paths) await (await fetch(origin + path)).arrayBuffer()
  await sendMany(origin, REQUESTS, (number) => {
    const isSearch = number % 100 === 0
    const path = isSearch ? `/blog?q=word-${number}` : (paths[number % paths.length] ?? '/')
    return { path, headers: visitorHeaders(number) }
  })
}

/** Every public page, and the lists of the API. */
async function pathsOf(origin: string) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname)
  return [...pages, '/api/faq', '/api/blog', '/api/blog?limit=3']
}
