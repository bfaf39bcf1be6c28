import { expect, test } from 'vitest'
import { percent, roundTop } from './scale.ts'

test.each([
  [0, 1],
  [1, 1],
  [3, 3],
  [7, 7],
  [10, 10],
  [11, 15],
  [99, 100],
  [4200, 4500],
])('a chart with a maximum of %d ends at %d', (count, top) => {
  expect(roundTop(count)).toBe(top)
})

test('a share is rounded to two decimals', () => {
  expect([0, 1 / 3, 1].map(percent)).toEqual(['0%', '33.33%', '100%'])
})
