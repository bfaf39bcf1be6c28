import { expect, test } from 'vitest'
import { runFuzz } from './fuzz.ts'
import { fuzzRequest } from './fuzz-requests.ts'
import { findMemoryGrowth } from './process-facts.ts'

test('3,000 generated requests are answered within a second, none with 500', async () => {
  const { figures, failures } = await runFuzz({ requests: 3_000, seed: 12 })
  expect(failures).toEqual([])
  // Includes an owner's pages and forms.
  expect(figures.statuses[200]).toBeGreaterThan(150)
})

test('errors, slow responses, hang-ups and leaks are detected', async () => {
  const { failures } = await runFuzz({
    requests: 120,
    seed: 7,
    program: ['tests/chaos/broken-site.ts'],
  })
  for (const pattern of [
    /^500 after/,
    /^200 after 1\./,
    /^socket hang up/,
    /stayed open/,
    /error 0123abcd/,
  ]) {
    expect(failures).toContainEqual(expect.stringMatching(pattern))
  }
})

test('steadily growing memory is distinguished from a cache that fills up', () => {
  expect(findMemoryGrowth([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000])).toHaveLength(1)
  expect(findMemoryGrowth([300, 400, 450, 480, 490, 495, 500, 505, 505, 510])).toEqual([])
})

test('the same seed generates the same requests', () => {
  for (let number = 0; number < 200; number++) {
    expect(fuzzRequest(5, number)).toEqual(fuzzRequest(5, number))
    expect(fuzzRequest(5, number)).not.toEqual(fuzzRequest(6, number))
  }
})
