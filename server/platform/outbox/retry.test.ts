import { expect, test } from 'vitest'
import { backOffTime, retryAt } from './retry.ts'

const now = new Date('2026-11-21T09:00:00Z')
const hour = 3_600_000

/** Seconds from now to the next try. */
function delay(tries: number, random: number) {
  return ((retryAt(tries, now, now, random)?.getTime() ?? 0) - now.getTime()) / 1000
}

test('each try waits twice as long as the one before, half of it by chance, six hours at the most', () => {
  expect([1, 2, 3, 4].map((tries) => delay(tries, 1))).toEqual([30, 60, 120, 240])
  expect([1, 2, 3, 4].map((tries) => delay(tries, 0))).toEqual([15, 30, 60, 120])
  expect(delay(60, 1)).toBe(6 * 3600)
})

test('after three days a message is given up', () => {
  const almost = new Date(now.getTime() - 72 * hour + 1)
  expect(retryAt(20, almost, now, 0.5)).toBeInstanceOf(Date)
  expect(retryAt(20, new Date(now.getTime() - 72 * hour), now, 0.5)).toBeNull()
  // What was held all the time has hardly been tried.
  expect(retryAt(9, new Date(now.getTime() - 72 * hour), now, 0.5)).toBeInstanceOf(Date)
})

test('a silent server is left alone for longer and longer, two minutes at the most', () => {
  expect([1, 2, 3, 20].map((times) => backOffTime(times, 1) / 1000)).toEqual([2, 4, 8, 120])
})
