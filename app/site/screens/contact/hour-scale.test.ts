import { expect, test } from 'vitest'
import { numbered } from './hour-scale.tsx'

test('a scale has a number for each hour, or for as many as there is room for, and always its ends', () => {
  expect(numbered(5)).toEqual([0, 1, 2, 3, 4, 5])
  expect(numbered(48)).toEqual([0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48])
  expect(numbered(37)).toEqual([0, 37])
})
