import { expect, test } from 'vitest'
import { columnPart } from './column-part.ts'

test('half of the column is half as wide in every window', () => {
  expect(columnPart(0.5)).toBe('max(672px, 359px + 20.4vw)')
})

test.each([
  [1440, 1344],
  [1536, 1344],
  [2048, 1552],
  [2560, 1760],
])('in a window of %s px the column has %s px', (window, column) => {
  const [smallest, base, growth] =
    columnPart(1)
      .match(/[\d.]+/g)
      ?.map(Number) ?? []
  const width = Math.max(smallest ?? 0, (base ?? 0) + ((growth ?? 0) * window) / 100)
  expect(Math.abs(width - column)).toBeLessThan(4)
})
