import { expect, test } from 'vitest'
import { backOffTime, retryAt } from './retry.ts'

const now = new Date('2026-11-21T09:00:00Z')
const hour = 3_600_000

/** Seconds until the next attempt. */
function delay(tries: number, random: number) {
  return ((retryAt(tries, now, now, random)?.getTime() ?? 0) - now.getTime()) / 1000
}

test('each retry waits twice as long as the one before, half of it at random, at most six hours', () => {
  expect([1, 2, 3, 4].map((tries) => delay(tries, 1))).toEqual([30, 60, 120, 240])
  expect([1, 2, 3, 4].map((tries) => delay(tries, 0))).toEqual([15, 30, 60, 120])
  expect(delay(60, 1)).toBe(6 * 3600)
})

test('a message fails after three days', () => {
  const almost = new Date(now.getTime() - 72 * hour + 1)
  expect(retryAt(20, almost, now, 0.5)).toBeInstanceOf(Date)
  expect(retryAt(20, new Date(now.getTime() - 72 * hour), now, 0.5)).toBeNull()
  // A message that was paused has had few attempts.
  expect(retryAt(9, new Date(now.getTime() - 72 * hour), now, 0.5)).toBeInstanceOf(Date)
})

test('the pause for an unreachable server grows up to two minutes', () => {
  expect([1, 2, 3, 20].map((times) => backOffTime(times, 1) / 1000)).toEqual([2, 4, 8, 120])
})
