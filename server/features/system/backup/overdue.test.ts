import { expect, test } from 'vitest'
import { backupAge, overdueBackup } from './overdue.ts'

const now = new Date('2026-11-24T12:00:00Z')

test.each([
  ['2026-11-24T02:00:00Z', null],
  ['2026-11-23T02:00:00Z', null],
  ['2026-11-22T23:00:00Z', { days: 1 }],
  ['2026-11-14T02:00:00Z', { days: 10 }],
  // Made by a machine whose clock is a little ahead.
  ['2026-11-24T12:30:00Z', null],
  // Made while the clock was ahead.
  ['2026-11-24T14:00:00Z', { days: null }],
  ['2027-11-24T02:00:00Z', { days: null }],
])('a newest backup of %s is overdue: %j', (madeAt, overdue) => {
  expect(overdueBackup(madeAt, now)).toEqual(overdue)
  expect(backupAge(madeAt, now)).toBeGreaterThanOrEqual(0)
})
