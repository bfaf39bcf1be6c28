import { parseArgs } from 'node:util'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'
import { measureAdmin, measureAdminOnPostgres } from './admin.ts'
import { measureBackup, measureBackupOnPostgres } from './backup.ts'
import { measureBytes } from './bytes.ts'
import { checkCapacity } from './capacity/check.ts'
import { capacityParts } from './capacity/measure.ts'
import { measureCounting } from './counting.ts'
import { drawFilmStrips } from './film-strip.ts'
import { measureGrowth, measureGrowthOnPostgres } from './growth.ts'
import { measureInp } from './inp.ts'
import { measureInquiries } from './inquiries.ts'
import { measureLaterVisits, measureLighthouse } from './lighthouse.ts'
import { measureMail } from './mail.ts'
import { measureNextPage } from './next-page.ts'
import { measureProcess } from './process.ts'
import { measureRequests } from './requests.ts'
import { measuredRoutes } from './routes.ts'
import type { Row } from './row.ts'
import { formatNumber, markdownTable } from './table.ts'

// npm run bench -- NAME … [--routes /,/about] [--runs 5] [--peer URL] [--origin URL]: see docs/benchmarks.md.
type Options = { routes: string[]; runs: number; peer: string | undefined; origin: string }

/** Parts that start servers of their own. */
const serverParts: Record<string, () => Promise<Row[]>> = {
  process: measureProcess,
  requests: measureRequests,
  counting: measureCounting,
  inquiries: measureInquiries,
  growth: measureGrowth,
  'growth-postgres': measureGrowthOnPostgres,
  mail: measureMail,
  admin: measureAdmin,
  'admin-postgres': measureAdminOnPostgres,
  backup: measureBackup,
  'backup-postgres': measureBackupOnPostgres,
  ...capacityParts,
  'capacity-check': checkCapacity,
}
/** Parts that load the pages of one site in a browser. */
const pageParts: Record<string, (options: Options) => Promise<Row[]>> = {
  bytes: measureBytes,
  'next-page': measureNextPage,
  inp: measureInp,
  lighthouse: measureLighthouse,
  'lighthouse-later': measureLaterVisits,
  'film-strip': drawFilmStrips,
}
const allNames = [...Object.keys(serverParts), ...Object.keys(pageParts)]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    routes: { type: 'string' },
    runs: { type: 'string', default: '5' },
    peer: { type: 'string' },
    origin: { type: 'string' },
  },
})
const names = positionals.length > 0 ? positionals : allNames
const unknown = names.filter((name) => !allNames.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Choose from ${allNames.join(', ')}.`)
  process.exit(1)
}

const rows: Row[] = []
for (const name of names) rows.push(...(await measure(name)))
printRows(rows)

/** No rows, and a message, if a program is missing or the measurement fails. */
async function measure(name: string) {
  console.log(`\n${name} …`)
  try {
    return (await serverParts[name]?.()) ?? (await measurePages(name))
  } catch (error) {
    console.error(`${name} has no result: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
    return []
  }
}

async function measurePages(name: string) {
  const { routes, runs, peer, origin } = values
  const site = origin ? undefined : await startSite()
  try {
    const options = {
      routes: routes?.split(',') ?? measuredRoutes,
      runs: Number(runs),
      peer,
      origin: origin ?? site?.origin ?? '',
    }
    return (await pageParts[name]?.(options)) ?? []
  } finally {
    await site?.stop()
    if (site) removeFolder(site.dataDir)
  }
}

function printRows(rows: Row[]) {
  console.log(`\n${new Date().toISOString()}\n`)
  const lines = rows.map(({ measure, value, unit, ratio, goal = '' }) => [
    measure,
    `${formatNumber(value)} ${unit}`.trimEnd(),
    ratio?.toFixed(2) ?? '',
    goal,
  ])
  console.log(markdownTable(['measure', 'value', 'ratio', 'goal'], lines))
}
