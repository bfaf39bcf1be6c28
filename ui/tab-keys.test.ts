import { expect, test } from 'vitest'
import { type TabOrientation, tabAfterKey } from '#ui/tab-keys.ts'

test.each<[TabOrientation, string, number, number | undefined]>([
  ['horizontal', 'ArrowRight', 0, 1],
  ['horizontal', 'ArrowRight', 3, 0],
  ['horizontal', 'ArrowLeft', 0, 3],
  ['horizontal', 'ArrowDown', 0, undefined],
  ['vertical', 'ArrowDown', 3, 0],
  ['vertical', 'ArrowUp', 0, 3],
  ['vertical', 'ArrowRight', 0, undefined],
  ['vertical', 'Home', 2, 0],
  ['horizontal', 'End', 1, 3],
  ['horizontal', 'Enter', 1, undefined],
])('in a %s list of four tabs, %s moves from %i to %s', (orientation, key, index, next) => {
  expect(tabAfterKey(key, { index, count: 4, orientation, direction: 'ltr' })).toBe(next)
})

test.each<[string, number]>([
  ['ArrowLeft', 1],
  ['ArrowRight', 3],
])('in text from right to left, %s moves from 0 to %s', (key, next) => {
  const position = { index: 0, count: 4, orientation: 'horizontal', direction: 'rtl' } as const
  expect(tabAfterKey(key, position)).toBe(next)
})
