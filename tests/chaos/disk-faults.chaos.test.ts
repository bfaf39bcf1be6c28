import { describe, expect, test } from 'vitest'
import { runDiskFaults, targets } from './disk-faults.ts'
import { stracePath } from './strace.ts'

const syncs = targets.filter(({ call }) => call === 'fsync')

describe.skipIf(!stracePath)('disk errors', () => {
  test('lose no acknowledged submission, whichever system call fails', async () => {
    const { figures, failures } = await runDiskFaults({ seed: 1, stride: 13 })
    expect(failures).toEqual([])
    expect(Object.keys(figures.failed)).toEqual(
      expect.arrayContaining([
        ...['database fsync', 'database pwrite64'],
        ...['files openat', 'files write,writev', 'files fsync', 'files rename', 'files mkdir'],
      ]),
    )
    // The write-ahead log; the file and its folder.
    expect(figures.failed).toMatchObject({ 'database fsync': 1, 'files fsync': 2 })
  })

  test('that a server ignores are detected', async () => {
    const brokenModule = './tests/chaos/broken-sync-errors.ts'
    const { failures } = await runDiskFaults({ seed: 2, only: syncs, brokenModule })
    expect(
      failures.filter((failure) => failure.includes('on the files: acknowledged')),
    ).toHaveLength(2)
  })
})
