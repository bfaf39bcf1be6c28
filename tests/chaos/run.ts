import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from '#tests/fixtures/site.ts'
import buildApi from './build-api.ts'
import { runDiskFaults } from './disk-faults.ts'
import { runEditing } from './editing.ts'
import { fixtureProgram } from './fixture-program.ts'
import { runFuzz } from './fuzz.ts'
import { runInstances } from './instances.ts'
import { runKills } from './kills.ts'
import { runMailKills } from './mail-kills.ts'
import { runPowerCut } from './power-cut.ts'

// npm run chaos -- NAME [COUNT] [SEED] (instances: SECONDS): long runs of the tests that npm test runs briefly. Prints figures and failures.
type Result = { figures: object; failures: string[] }
type Run = (count: number | undefined, seed: number) => Promise<Result>

const runs: Record<string, Run> = {
  async kills(count = 1000, seed) {
    const folder = mkdtempSync(join(tmpdir(), 'kills-'))
    const result = await runKills({
      kills: count,
      seed,
      program: ['--import', './tests/chaos/standby.ts', ...fixtureProgram(folder)],
      progress: printProgress,
    })
    removeFolder(result.dataDir)
    removeFolder(folder)
    return result
  },
  editing: (count = 500, seed) =>
    runEditing({ steps: count, seed, progress: (steps) => console.log(`${steps} steps`) }),
  'disk-faults': (_, seed) => runDiskFaults({ seed }),
  fuzz: (count = 200_000, seed) =>
    runFuzz({
      requests: count,
      seed,
      progress: (sent, megabytes) => console.log(`${sent} requests, ${megabytes} MB`),
    }),
  'power-cut': (count = 200, seed) => runPowerCut({ seed, submissions: 30, cuts: count }),
  instances: (seconds = 240, seed) => runInstances({ seconds, seed, progress: console.log }),
  'mail-kills': (count = 200) => runMailKills({ kills: count, mails: 2000 }),
}

const [name = '', count, seed] = process.argv.slice(2)
const run = runs[name]
if (!run) {
  console.error(
    `npm run chaos -- NAME [COUNT] [SEED], where NAME is ${Object.keys(runs).join(', ')}.`,
  )
  process.exit(1)
}
const number = seed ? Number(seed) : Date.now() % 1_000_000
console.log(`Seed ${number}`)
await buildApi()
const started = performance.now()
const { figures, failures } = await run(count ? Number(count) : undefined, number)
console.log(figures)
for (const failure of failures) console.log(`FAILURE ${failure}`)
console.log(
  `${failures.length} failures after ${Math.round((performance.now() - started) / 1000)} seconds`,
)
process.exit(failures.length === 0 ? 0 : 1)

function printProgress(
  kills: number,
  { sent, acknowledged }: { sent: unknown[]; acknowledged: unknown[] },
) {
  if (kills % 50 > 0) return
  console.log(`${kills} kills: ${sent.length} sent, ${acknowledged.length} acknowledged`)
}
