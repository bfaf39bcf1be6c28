import { expect, test } from 'vitest'
import { runDiskFaults } from './disk-faults.ts'
import { stracePath } from './strace.ts'

test.skipIf(!stracePath)(
  'disk errors lose no acknowledged submission, whichever system call fails',
  async () => {
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
  },
)
