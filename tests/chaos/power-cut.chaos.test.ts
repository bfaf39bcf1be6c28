import { describe, expect, test } from 'vitest'
import { runPowerCut } from './power-cut.ts'
import { stracePath } from './strace.ts'

const small = { seed: 1, submissions: 6, cuts: 6 }

describe.skipIf(!stracePath)('a power cut', () => {
  test('leaves every acknowledged submission and its file, whenever it comes', async () => {
    const { figures, faults } = await runPowerCut({ ...small, submissions: 10, cuts: 20 })
    expect(faults).toEqual([])
    expect(figures.files).toBeGreaterThan(2)
  })

  test('is not outlived by a server that does not sync each commit', async () => {
    const { faults } = await runPowerCut({ ...small, wrong: './tests/chaos/wrong-synchronous.ts' })
    expect(faults).toContainEqual(expect.stringContaining('is not stored'))
  })

  test('is not outlived by a server that does not sync folders', async () => {
    const { faults } = await runPowerCut({ ...small, wrong: './tests/chaos/wrong-folder-sync.ts' })
    expect(faults).toContainEqual(expect.stringContaining('is not on the disk'))
  })
})
