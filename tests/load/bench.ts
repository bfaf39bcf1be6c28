import { parseArgs } from 'node:util'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'
import { measureBytes } from './bytes.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measuredRoutes } from './routes.ts'
import type { Row } from './row.ts'
import { formatNumber, markdownTable } from './table.ts'

// npm run bench -- NAME … [--routes /,/about] [--runs 5] [--peer URL] [--origin URL]: see docs/benchmarks.md.
type Options = { routes: string[]; runs: number; peer: string | undefined; origin: string }

const parts: Record<string, (options: Options) => Promise<Row[]>> = {
  bytes: measureBytes,
  lighthouse: measureLighthouse,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    routes: { type: 'string' },
    runs: { type: 'string', default: '5' },
    peer: { type: 'string' },
    origin: { type: 'string' },
  },
})
const names = positionals.length > 0 ? positionals : Object.keys(parts)
const unknown = names.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Choose from ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

const site = values.origin ? undefined : await startSite()
const options = {
  routes: values.routes?.split(',') ?? measuredRoutes,
  runs: Number(values.runs),
  peer: values.peer,
  origin: values.origin ?? site?.origin ?? '',
}
const rows: Row[] = []
for (const name of names) {
  console.log(`\n${name} …`)
  try {
    rows.push(...((await parts[name]?.(options)) ?? []))
  } catch (error) {
    console.error(`${name} has no result: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
await site?.stop()
if (site) removeFolder(site.dataDir)

console.log(`\n${new Date().toISOString()}\n`)
console.log(
  markdownTable(
    ['measure', 'value', 'ratio', 'goal'],
    rows.map(({ measure, value, unit, ratio, goal = '' }) => [
      measure,
      `${formatNumber(value)} ${unit}`.trimEnd(),
      ratio?.toFixed(2) ?? '',
      goal,
    ]),
  ),
)
