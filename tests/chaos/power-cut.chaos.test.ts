import { describe, expect, test } from 'vitest'
import { runPowerCut } from './power-cut.ts'
import { stracePath } from './strace.ts'

const small = { seed: 1, submissions: 6, cuts: 6 }

describe.skipIf(!stracePath)('a power cut', () => {
  test('loses no acknowledged submission or file, whenever it happens', async () => {
    const { figures, failures } = await runPowerCut({ ...small, submissions: 10, cuts: 20 })
    expect(failures).toEqual([])
    expect(figures.files).toBeGreaterThan(2)
  })

  test('loses submissions if the server does not sync each commit', async () => {
    const { failures } = await runPowerCut({
      ...small,
      brokenModule: './tests/chaos/broken-synchronous.ts',
    })
    expect(failures).toContainEqual(expect.stringContaining('is not stored'))
  })

  test('loses files if the server does not sync folders', async () => {
    const { failures } = await runPowerCut({
      ...small,
      brokenModule: './tests/chaos/broken-folder-sync.ts',
    })
    expect(failures).toContainEqual(expect.stringContaining('is not on the disk'))
  })
})
