import { expect, test } from 'vitest'
import { addMonths, weeksOf } from './calendar.ts'

test.each([
  ['2026-11', 6, '2026-10-26', '2026-12-06'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
  ['2026-03', 6, '2026-02-23', '2026-04-05'],
])('%s has %i weeks, from %s to %s', (month, count, first, last) => {
  const weeks = weeksOf(month)
  expect(weeks).toHaveLength(count)
  expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([first, last])
})

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('%s and %i months is %s', (month, count, other) => {
  expect(addMonths(month, count)).toBe(other)
})
