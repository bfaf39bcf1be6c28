import { expect, test } from 'vitest'
import { countWord, timeLeft, timeWaited } from './inbox.ts'

const now = '2026-11-21T09:30:00.000Z'

test.each([
  ['2026-11-21T12:50:00.000Z', '3 h 20 min left'],
  ['2026-11-21T11:30:00.000Z', '2 h left'],
  ['2026-11-21T09:30:59.000Z', 'less than a minute left'],
  ['2026-11-21T09:30:00.000Z', 'overdue by less than a minute'],
  ['2026-11-21T08:45:00.000Z', 'overdue by 45 min'],
  ['2026-11-21T07:30:00.000Z', 'overdue by 2 h'],
  ['2026-11-20T04:10:00.000Z', 'overdue by 29 h'],
  ['2026-11-01T04:10:00.000Z', 'overdue by 20 days'],
])('an answer due at %s is "%s"', (due, words) => {
  expect(timeLeft(due, now)).toBe(words)
})

test('how long somebody waits', () => {
  expect(timeWaited('2026-11-21T06:10:00.000Z', now)).toBe('waiting 3 h 20 min')
})

test('counts are capped at 999+', () => {
  expect([0, 999, 1000].map(countWord)).toEqual(['0', '999', '999+'])
})
