import { expect, test } from 'vitest'
import { count, short } from './words.ts'

test.each([
  [0.4, '0'],
  [1_234, '1,234'],
  [12_345, '12,000'],
  [999_999, '1 million'],
  [5_610_000, '5.6 million'],
  [100_000_000, '100 million'],
])('%d is written as %s', (value, text) => {
  expect(count(value)).toBe(text)
})

test.each([
  [0.0123, '0.012'],
  [1.449, '1.4'],
  [137, '140'],
  [14_321, '14,000'],
])('%d is shortened to %s', (value, text) => {
  expect(short(value)).toBe(text)
})
