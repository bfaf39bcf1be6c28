import { expect, test } from 'vitest'
import { gridOf } from './dot-field.tsx'

test.each([7, 61, 150, 1000, 20_540, 22_000, 59_477])(
  'a field of %i has exactly that many dots',
  (count) => {
    const { columns, rows, rest } = gridOf(count, 3.6)
    expect(columns * rows + rest).toBe(count)
    expect(rest).toBeLessThan(columns)
  },
)

test('a field has full rows if its count allows it, near the wanted shape', () => {
  expect(gridOf(22_000, 3.6)).toEqual({ columns: 275, rows: 80, rest: 0 })
  expect(gridOf(150, 0.9)).toEqual({ columns: 10, rows: 15, rest: 0 })
})
