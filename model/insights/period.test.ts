import { expect, test } from 'vitest'
import { chartUnit, comparedRange, daysOf, oldestMonth, rangeOf, sumPeriods } from './period.ts'

const today = '2026-11-28'

test('a period ends today', () => {
  expect(rangeOf('7d', today, {})).toEqual({ from: '2026-11-22', to: today })
  expect(rangeOf('month', today, {})).toEqual({ from: '2026-11-01', to: today })
  expect(rangeOf('year', today, {})).toEqual({ from: '2026-01-01', to: today })
})

test('an own period is in order, within what is kept and not ahead', () => {
  const own = (from?: string, to?: string) => rangeOf('own', today, { from, to })
  expect(own('2026-03-05', '2026-02-01')).toEqual({ from: '2026-02-01', to: '2026-03-05' })
  expect(own('2001-01-01', '2030-01-01')).toEqual({ from: '2024-11-01', to: today })
  expect(own('2026-05-01')).toEqual({ from: '2026-05-01', to: today })
  expect(own(undefined, '2026-05-01')).toEqual({ from: '2026-05-01', to: '2026-05-01' })
  expect(own()).toEqual({ from: today, to: today })
})

test('it is compared with as many days before, or with the same days a year before', () => {
  const range = { from: '2028-02-29', to: '2028-03-06' }
  expect(comparedRange(range, 'before')).toEqual({ from: '2028-02-22', to: '2028-02-28' })
  expect(comparedRange(range, 'year')).toEqual({ from: '2027-02-28', to: '2027-03-06' })
  expect(comparedRange(range, 'none')).toBeNull()
})

test('whole months are read as one', () => {
  expect(sumPeriods({ from: '2026-08-30', to: '2026-11-02' }, today)).toEqual([
    ...['2026-08-30', '2026-08-31', '2026-09', '2026-10'],
    ...['2026-11-01', '2026-11-02'],
  ])
  expect(sumPeriods({ from: '2026-11-01', to: today }, today)).toEqual(['2026-11'])
  expect(sumPeriods({ from: '2024-11-01', to: today }, today)).toHaveLength(25)
})

test('a chart has a point a day for three months, then one a month', () => {
  expect(chartUnit(rangeOf('90d', today, {}))).toBe('day')
  expect(chartUnit(rangeOf('year', today, {}))).toBe('month')
  expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toHaveLength(3)
})

test('25 months are kept', () => {
  expect(oldestMonth(today)).toBe('2024-11')
  expect(oldestMonth('2026-01-31')).toBe('2024-01')
})
