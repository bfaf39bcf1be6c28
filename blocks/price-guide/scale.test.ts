import { expect, test } from 'vitest'
import { doublingScale, positionOn } from './scale.ts'

test('starts at a round amount, doubles at each tick, and ends above the highest amount', () => {
  expect(doublingScale([{ from: 900 }, { from: 1200, to: 3000 }])).toEqual([500, 1000, 2000, 4000])
  expect(doublingScale([{ from: 9000, to: 40_000 }])).toEqual([5000, 10_000, 20_000, 40_000])
})

test('an open-ended price takes up one doubling', () => {
  expect(doublingScale([{ from: 3000 }])).toEqual([2000, 4000, 8000])
})

test('a single amount still has a scale', () => {
  expect(doublingScale([{ from: 1000, to: 1000 }])).toEqual([1000, 2000])
})

test('twice the amount is one tick further', () => {
  const ticks = [500, 1000, 2000, 4000, 8000]
  expect(positionOn(ticks, 500)).toBe(0)
  expect(positionOn(ticks, 2000)).toBe(0.5)
  expect(positionOn(ticks, 8000)).toBe(1)
})
