import { describe, expect, test } from 'vitest'
import { runDiskFaults, targets } from './disk-faults.ts'
import { stracePath } from './strace.ts'

const syncs = targets.filter(({ call }) => call === 'fsync')

describe.skipIf(!stracePath)('a disk that fails', () => {
  test('costs no acknowledged submission, whichever call of it fails', async () => {
    const { figures, faults } = await runDiskFaults({ seed: 1, stride: 13 })
    expect(faults).toEqual([])
    expect(Object.keys(figures.failed)).toEqual(
      expect.arrayContaining([
        ...['database fsync', 'database pwrite64'],
        ...['files openat', 'files write', 'files fsync', 'files rename', 'files mkdir'],
      ]),
    )
    // The log; then the file and the folder of its name.
    expect(figures.failed).toMatchObject({ 'database fsync': 1, 'files fsync': 2 })
  })

  test('is not noticed by a server that takes a failed sync for done, and the test tells', async () => {
    const wrong = './tests/chaos/wrong-sync-errors.ts'
    const { faults } = await runDiskFaults({ seed: 2, only: syncs, wrong })
    expect(faults.filter((fault) => fault.includes('on the files: acknowledged'))).toHaveLength(2)
  })
})
