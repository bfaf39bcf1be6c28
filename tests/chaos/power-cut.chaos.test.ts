import { expect, test } from 'vitest'
import { runPowerCut } from './power-cut.ts'
import { stracePath } from './strace.ts'

test.skipIf(!stracePath)(
  'a power cut loses no acknowledged submission or file, whenever it happens',
  async () => {
    const { figures, failures } = await runPowerCut({ seed: 1, submissions: 10, cuts: 20 })
    expect(failures).toEqual([])
    expect(figures.files).toBeGreaterThan(2)
  },
)
