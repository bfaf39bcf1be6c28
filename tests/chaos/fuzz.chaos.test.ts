import { expect, test } from 'vitest'
import { runFuzz } from './fuzz.ts'
import { fuzzRequest } from './fuzz-requests.ts'
import { growth } from './process-facts.ts'

test('3,000 generated requests are answered within a second, none with 500', async () => {
  const { figures, faults } = await runFuzz({ requests: 3_000, seed: 12 })
  expect(faults).toEqual([])
  // An owner's pages and forms are among them.
  expect(figures.statuses[200]).toBeGreaterThan(150)
})

test('a site that fails, is slow, hangs up and leaks is found out', async () => {
  const { faults } = await runFuzz({
    requests: 120,
    seed: 7,
    program: ['tests/chaos/wrong-site.ts'],
  })
  for (const wanted of [
    /^500 after/,
    /^200 after 1\./,
    /^socket hang up/,
    /stayed open/,
    /error 0123abcd/,
  ]) {
    expect(faults).toContainEqual(expect.stringMatching(wanted))
  }
})

test('memory that grows and grows is told from memory that fills a cache', () => {
  expect(growth([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000])).toHaveLength(1)
  expect(growth([300, 400, 450, 480, 490, 495, 500, 505, 505, 510])).toEqual([])
})

test('the same seed makes the same requests', () => {
  for (let number = 0; number < 200; number++) {
    expect(fuzzRequest(5, number)).toEqual(fuzzRequest(5, number))
    expect(fuzzRequest(5, number)).not.toEqual(fuzzRequest(6, number))
  }
})
