import { appendFileSync, cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { removeFolder } from '#tests/fixtures/site.ts'
import { faultsIn, type Journal } from './evidence.ts'
import { type KillOptions, runKills } from './kills.ts'
import { repeatedBy } from './sent-mail.ts'

async function run(options: KillOptions) {
  const result = await runKills(options)
  onTestFinished(() => removeFolder(result.dataDir))
  return result
}

test('50 kills while forms and files arrive lose, double and orphan nothing', async () => {
  const runs = await Promise.all([run({ kills: 25, seed: 1 }), run({ kills: 25, seed: 2 })])
  for (const { faults, figures } of runs) {
    expect(faults).toEqual([])
    expect(figures.inFlight).toBeGreaterThan(25)
    expect(figures.files).toBeGreaterThan(10)
    expect(figures.mails).toBeGreaterThan(20)
  }
  for (const [wanted, damage] of damages) expectFound(runs[0], wanted, damage)
})

test('a server that answers before it has stored is found out', async () => {
  const { faults } = await run({ kills: 4, seed: 3, program: ['tests/chaos/serve.ts', '--early'] })
  expect(faults).toContainEqual(expect.stringContaining('was acknowledged and is not stored'))
})

test('two mails that leave again after one kill are found out', () => {
  const first = ['a', 'b', 'c'].map((id) => ({ id, user: 'life-1' }))
  const again = ['a', 'c'].map((id) => ({ id, user: 'life-2' }))
  expect([...repeatedBy([...first, ...again])]).toEqual([['life-1', 2]])
})

type Facts = { dataDir: string; journal: Journal }
type Damage = (dataDir: string, change: (sql: string) => unknown, key: string) => unknown

/** What a wrong server might leave, and how it is told. */
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

function expectFound({ dataDir, journal }: Facts, wanted: string, damage: Damage) {
  const copy = `${dataDir}-damaged`
  onTestFinished(() => removeFolder(copy))
  cpSync(dataDir, copy, { recursive: true })
  const database = new DatabaseSync(join(copy, 'wavelength.sqlite'))
  database.exec('pragma foreign_keys = off')
  const row = database.prepare('select max(storage_key) as key from lead_files').get()
  damage(copy, (sql) => database.exec(sql), join('files', String(row?.key)))
  database.close()
  expect(faultsIn(copy, journal)).toContainEqual(expect.stringContaining(wanted))
  removeFolder(copy)
}
