import { expect, test } from 'vitest'
import { runFuzz } from './fuzz.ts'

test('1,000 generated requests are answered within a second, none with 500', async () => {
  const { figures, failures } = await runFuzz({ requests: 1_000, seed: 12 })
  expect(failures).toEqual([])
  // Includes an owner's pages and forms.
  expect(figures.statuses[200]).toBeGreaterThan(50)
})
