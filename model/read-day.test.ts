import { expect, test } from 'vitest'
import { momentText } from './moment-text.ts'
import { readDay } from './read-day.ts'

test.each([
  ['Nov 28, 2026', '2026-11-28'],
  ['28 november 2026', '2026-11-28'],
  ['2026-11-28', '2026-11-28'],
  [' Sept. 3 2027 ', '2027-09-03'],
  ['Dec 1', '2026-12-01'],
  ['Jan 5', '2027-01-05'],
  ['today', '2026-11-21'],
  ['Tomorrow', '2026-11-22'],
  ['Feb 29 2028', '2028-02-29'],
])('“%s” is the day %s', (text, day) => {
  expect(readDay(text, '2026-11-21')).toBe(day)
})

test.each([
  '',
  'soon',
  '28',
  '28/11/2026',
  'Feb 29, 2026',
  '2026-02-30',
  'Nov 31',
  'Nov 28, 26',
  'Nov 28, 2026, 9:30 AM',
  'no 5',
])('“%s” is no day', (text) => {
  expect(readDay(text, '2026-11-21')).toBeNull()
})

test('what the admin writes is read as the same day', () => {
  for (const day of ['2026-01-01', '2026-05-31', '2028-02-29']) {
    expect(readDay(momentText(day, 'UTC', 'day'), '2026-11-21')).toBe(day)
  }
})
