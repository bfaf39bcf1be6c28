import { appendFileSync, cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { removeFolder } from '#tests/fixtures/site.ts'
import { api } from './build-api.ts'
import { runDiskFaults, targets } from './disk-faults.ts'
import { findFailures, type Journal } from './evidence.ts'
import { runFuzz } from './fuzz.ts'
import { fuzzRequest } from './fuzz-requests.ts'
import { type KillOptions, runKills } from './kills.ts'
import { runPowerCut } from './power-cut.ts'
import { findMemoryGrowth } from './process-facts.ts'
import { repeatedBy } from './sent-mail.ts'
import { stracePath } from './strace.ts'

describe('the test of kills detects', () => {
  test('every damage to what was acknowledged', async () => {
    const result = await run({ kills: 10, seed: 1 })
    expect(result.failures).toEqual([])
    for (const [failure, damage] of damages) expectDetected(result, failure, damage)
  })

  test('a server that responds before storing', async () => {
    const program = [...api, '--standby', '--early']
    const { failures } = await run({ kills: 4, seed: 3, program })
    expect(failures).toContainEqual(expect.stringContaining('was acknowledged and is not stored'))
  })

  test('two mails sent twice after one kill', () => {
    const first = ['a', 'b', 'c'].map((id) => ({ id, user: 'life-1' }))
    const again = ['a', 'c'].map((id) => ({ id, user: 'life-2' }))
    expect([...repeatedBy([...first, ...again])]).toEqual([['life-1', 2]])
  })
})

describe.skipIf(!stracePath)('the test of power cuts detects', () => {
  const small = { seed: 1, submissions: 6, cuts: 6 }

  test('a server that does not sync each commit', async () => {
    const brokenModule = './tests/chaos/broken-synchronous.ts'
    const { failures } = await runPowerCut({ ...small, brokenModule })
    expect(failures).toContainEqual(expect.stringContaining('is not stored'))
  })

  test('a server that does not sync folders', async () => {
    const brokenModule = './tests/chaos/broken-folder-sync.ts'
    const { failures } = await runPowerCut({ ...small, brokenModule })
    expect(failures).toContainEqual(expect.stringContaining('is not on the disk'))
  })
})

test.skipIf(!stracePath)('the test of disk errors detects a server that ignores them', async () => {
  const brokenModule = './tests/chaos/broken-sync-errors.ts'
  const only = targets.filter(({ call }) => call === 'fsync')
  const { failures } = await runDiskFaults({ seed: 2, only, brokenModule })
  expect(failures.filter((failure) => failure.includes('on the files: acknowledged'))).toHaveLength(
    2,
  )
})

describe('the fuzz test', () => {
  test('detects errors, slow responses, hang-ups and leaks', async () => {
    const program = ['tests/chaos/broken-site.ts']
    const { failures } = await runFuzz({ requests: 120, seed: 7, program })
    for (const pattern of [
      /^500 after/,
      /^200 after 1\./,
      /^socket hang up/,
      /stayed open/,
      /error 0123abcd/,
    ]) {
      expect(failures).toContainEqual(expect.stringMatching(pattern))
    }
  })

  test('distinguishes steadily growing memory from a cache that fills up', () => {
    expect(findMemoryGrowth([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000])).toHaveLength(1)
    expect(findMemoryGrowth([300, 400, 450, 480, 490, 495, 500, 505, 505, 510])).toEqual([])
  })

  test('generates the same requests from the same seed', () => {
    for (let number = 0; number < 200; number++) {
      expect(fuzzRequest(5, number)).toEqual(fuzzRequest(5, number))
      expect(fuzzRequest(5, number)).not.toEqual(fuzzRequest(6, number))
    }
  })
})

async function run(options: KillOptions) {
  const result = await runKills(options)
  onTestFinished(() => removeFolder(result.dataDir))
  return result
}

type RunResult = { dataDir: string; journal: Journal }
type Damage = (dataDir: string, change: (sql: string) => unknown, key: string) => unknown

/** Damage to a data folder, and the failure that must be reported for it. */
const damages: [string, Damage][] = [
  [
    'was acknowledged and is not stored',
    (_, change) => change('delete from leads where id = (select max(id) from leads)'),
  ],
  [
    'is stored more than once',
    (_, change) => change('update leads set email = (select min(email) from leads)'),
  ],
  ['differ from what was sent', (dataDir, _, key) => appendFileSync(join(dataDir, key), '!')],
  ['has no file', (dataDir, _, key) => rmSync(join(dataDir, key))],
  ['has no lead', (_, change) => change("update lead_files set lead_id = 'nobody'")],
  ['is not stored', (_, change) => change('delete from lead_files')],
  ['belongs to no row', (dataDir, _, key) => cpSync(join(dataDir, key), join(dataDir, `${key}x`))],
]

function expectDetected({ dataDir, journal }: RunResult, failure: string, damage: Damage) {
  const copy = `${dataDir}-damaged`
  onTestFinished(() => removeFolder(copy))
  cpSync(dataDir, copy, { recursive: true })
  const database = new DatabaseSync(join(copy, 'wavelength.sqlite'))
  database.exec('pragma foreign_keys = off')
  const row = database.prepare('select max(storage_key) as key from lead_files').get()
  damage(copy, (sql) => database.exec(sql), join('files', String(row?.key)))
  database.close()
  expect(findFailures(copy, journal)).toContainEqual(expect.stringContaining(failure))
  removeFolder(copy)
}
