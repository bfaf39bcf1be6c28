import { appendFileSync, cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { removeFolder } from '#tests/fixtures/site.ts'
import { api } from './build-api.ts'
import { findFailures, type Journal } from './evidence.ts'
import { type KillOptions, runKills } from './kills.ts'
import { repeatedBy } from './sent-mail.ts'

async function run(options: KillOptions) {
  const result = await runKills(options)
  onTestFinished(() => removeFolder(result.dataDir))
  return result
}

test('50 kills while forms and files arrive cause no lost, duplicate or orphaned data', async () => {
  const runs = await Promise.all([run({ kills: 25, seed: 1 }), run({ kills: 25, seed: 2 })])
  for (const { failures, figures } of runs) {
    expect(failures).toEqual([])
    expect(figures.inFlight).toBeGreaterThan(25)
    expect(figures.files).toBeGreaterThan(10)
    expect(figures.mails).toBeGreaterThan(20)
  }
  for (const [failure, damage] of damages) expectDetected(runs[0], failure, damage)
})

test('a server that responds before storing is detected', async () => {
  const { failures } = await run({
    kills: 4,
    seed: 3,
    program: [...api, '--standby', '--early'],
  })
  expect(failures).toContainEqual(expect.stringContaining('was acknowledged and is not stored'))
})

test('two mails sent twice after one kill are detected', () => {
  const first = ['a', 'b', 'c'].map((id) => ({ id, user: 'life-1' }))
  const again = ['a', 'c'].map((id) => ({ id, user: 'life-2' }))
  expect([...repeatedBy([...first, ...again])]).toEqual([['life-1', 2]])
})

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
