import { expect, test } from 'vitest'
import { createLimits } from './rate-limits.ts'

test.each([
  [1, 'Too many tries. Wait 1 second.'],
  [89, 'Too many tries. Wait 89 seconds.'],
  [480, 'Too many tries. Wait 8 minutes.'],
])('a wait of %i seconds is shown as: %s', async (seconds, message) => {
  const limits = createLimits({ reads: { points: 0, seconds } })
  const refused = limits.count('reads', { address: '192.0.2.1' })
  await expect(refused).rejects.toMatchObject({ answer: { status: 429, message } })
})
