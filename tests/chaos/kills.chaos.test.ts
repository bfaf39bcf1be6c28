import { expect, onTestFinished, test } from 'vitest'
import { removeFolder } from '#tests/fixtures/site.ts'
import { runKills } from './kills.ts'

test('20 kills while forms and files arrive cause no lost, duplicate or orphaned data', async () => {
  const runs = await Promise.all([1, 2].map((seed) => runKills({ kills: 10, seed })))
  onTestFinished(() => {
    for (const { dataDir } of runs) removeFolder(dataDir)
  })
  for (const { failures, figures } of runs) {
    expect(failures).toEqual([])
    expect(figures.inFlight).toBeGreaterThan(10)
    expect(figures.files).toBeGreaterThan(4)
    expect(figures.mails).toBeGreaterThan(10)
  }
})
