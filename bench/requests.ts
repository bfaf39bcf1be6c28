import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { paths } from '#model/paths.ts'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'
import { startNginx } from './nginx.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'
import { type Load, loadWithWrk } from './wrk.ts'

const measuredPaths = [paths.home, paths.about, '/api/faq', '/api/blog?limit=3']
const ROUNDS = 5
const SECONDS = 2

/**
 * Requests per second and CPU time per request of cached responses, next to bare node:http and nginx with the same
 * bytes, with the request log on. Each round measures every server, because only ratios within a round can be compared;
 * the rows have medians. Needs wrk.
 */
export async function measureRequests(): Promise<Row[]> {
  const site = await startSite({ env: { LOG_REQUESTS: 'yes' } })
  const bare = await startSite({
    program: ['bench/bare-server.ts', site.origin, ...measuredPaths],
  })
  const nginx = await startNginx(await bytesOf(site.origin + paths.home))
  try {
    const rounds = []
    for (let round = 0; round <= ROUNDS; round++) {
      const pages = []
      for (const path of measuredPaths) {
        const reference = await loadWithWrk(bare.origin + path, bare.pid, SECONDS)
        pages.push({ reference, own: await loadWithWrk(site.origin + path, site.pid, SECONDS) })
      }
      rounds.push({ pages, static: nginx && (await loadWithWrk(nginx.url, nginx.pid, SECONDS)) })
    }
    // The first warms up.
    return rowsOf(rounds.slice(1))
  } finally {
    await nginx?.stop()
    await bare.stop()
    await site.stop()
    for (const { dataDir } of [bare, site]) removeFolder(dataDir)
  }
}

/** The body as sent. */
function bytesOf(url: string) {
  return new Promise<Buffer>((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br' }
    get(url, { headers }, (response) => buffer(response).then(resolve, reject)).on('error', reject)
  })
}

type Round = { pages: { reference: Load; own: Load }[]; static: Load | null }

function rowsOf(rounds: Round[]): Row[] {
  const cpuRow = (measure: string, load: (round: Round) => Load | null | undefined) => ({
    measure: `${measure}: CPU per request`,
    value: median(rounds, (round) => load(round)?.cpu),
    unit: 'µs',
  })
  const rateRow = (measure: string, load: (round: Round) => Load | null | undefined) => ({
    measure: `${measure}: requests`,
    value: median(rounds, (round) => load(round)?.rate),
    unit: '1/s',
  })
  const ofPages = measuredPaths.flatMap((path, index) => {
    const bare = (round: Round) => round.pages[index]?.reference
    const own = (round: Round) => round.pages[index]?.own
    const ratio = median(rounds, (round) => (own(round)?.cpu ?? 0) / (bare(round)?.cpu ?? 0))
    return [
      cpuRow(`bare node:http, ${path}`, bare),
      { ...cpuRow(path, own), ratio, goal: 'at most 1.4 x bare node:http' },
      rateRow(`bare node:http, ${path}`, bare),
      rateRow(path, own),
    ]
  })
  if (!rounds.some((round) => round.static)) return ofPages
  const file = (round: Round) => round.static
  return [cpuRow('nginx, static file', file), rateRow('nginx, static file', file), ...ofPages]
}

function median(rounds: Round[], figure: (round: Round) => number | undefined) {
  return percentile(
    rounds.map((round) => figure(round) ?? 0),
    0.5,
  )
}
