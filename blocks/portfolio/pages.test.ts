import { expect, test } from 'vitest'
import { pageAfter, pagesOf } from './pages.ts'

const lengths = (items: number) =>
  pagesOf(Array.from({ length: items }), 6).map((page) => page.length)

test('17 items give 3 pages, 12 give 2', () => {
  expect(lengths(17)).toEqual([6, 6, 5])
  expect(lengths(12)).toEqual([6, 6])
})

test('keeps the order and every item', () => {
  expect(pagesOf(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']])
})

test.each([
  [0, 1, 1],
  [2, 1, 0],
  [0, -1, 2],
  [1, -1, 0],
])('from page %i, a step of %i ends at page %i of three', (from, step, to) => {
  expect(pageAfter(from, step, 3)).toBe(to)
})
