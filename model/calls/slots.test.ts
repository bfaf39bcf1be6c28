import { expect, test } from 'vitest'
import { localTime } from '#model/local-time.ts'
import { formatSpans, type Hours, parseSpans } from './hours.ts'
import { findSlots, stretchOf, unitsOf } from './slots.ts'

const base: Hours = {
  zone: 'Europe/Berlin',
  week: [1, 2, 3, 4, 5, 6, 7].map(() => [
    { from: '09:00', to: '11:00' },
    { from: '13:00', to: '14:00' },
  ]),
  daysOff: [],
  bufferBefore: 0,
  bufferAfter: 0,
  noticeHours: 0,
  aheadDays: 60,
}

/** The slots of one day in the person's zone, as local times with their UTC hour. */
function slotsOn(
  day: string,
  hours: Partial<Hours> = {},
  options: Partial<Parameters<typeof findSlots>[0]> = {},
) {
  const all = { ...base, ...hours }
  const from = Date.parse(`${day}T00:00:00Z`) - 12 * 3_600_000
  const found = findSlots({
    hours: all,
    minutes: 30,
    busy: [],
    range: { from, to: from + 48 * 3_600_000 },
    now: new Date(from),
    ...options,
  })
  return found
    .map((start) => new Date(start))
    .filter((start) => localTime(start, all.zone).startsWith(day))
    .map((start) => `${localTime(start, all.zone).slice(11)} ${start.toISOString().slice(11, 16)}Z`)
}

const night = (from: string, to: string) => ({ week: base.week.map(() => [{ from, to }]) })

test('slots fill the spans of a day and leave out the break', () => {
  expect(slotsOn('2026-12-01')).toEqual([
    '09:00 08:00Z',
    '09:30 08:30Z',
    '10:00 09:00Z',
    '10:30 09:30Z',
    '13:00 12:00Z',
    '13:30 12:30Z',
  ])
  // A call of 45 minutes may begin each half hour, if it ends in time.
  expect(slotsOn('2026-12-01', {}, { minutes: 45 })).toEqual([
    '09:00 08:00Z',
    '09:30 08:30Z',
    '10:00 09:00Z',
    '13:00 12:00Z',
  ])
  expect(slotsOn('2026-12-01', {}, { minutes: 90 })).toEqual(['09:00 08:00Z', '09:30 08:30Z'])
})

test('the hour that daylight saving skips has no slots', () => {
  expect(slotsOn('2026-03-29', night('01:00', '04:00'))).toEqual([
    '01:00 00:00Z',
    '01:30 00:30Z',
    '03:00 01:00Z',
    '03:30 01:30Z',
  ])
  expect(slotsOn('2026-03-29', night('02:00', '03:00'))).toEqual([])
  expect(slotsOn('2026-03-29', night('02:15', '02:45'))).toEqual([])
  expect(slotsOn('2026-03-29', night('01:00', '02:30'))).toEqual(['01:00 00:00Z', '01:30 00:30Z'])
})

test('the hour that occurs twice has its slots twice', () => {
  expect(slotsOn('2026-10-25', night('02:00', '03:00'))).toEqual([
    '02:00 00:00Z',
    '02:30 00:30Z',
    '02:00 01:00Z',
    '02:30 01:30Z',
  ])
  // Half past two, but not two o’clock for the second time.
  expect(slotsOn('2026-10-25', night('02:30', '03:30'))).toEqual([
    '02:30 00:30Z',
    '02:30 01:30Z',
    '03:00 02:00Z',
  ])
})

test('after a change of the clock the hours are where they were on the wall', () => {
  expect(slotsOn('2026-03-28')[0]).toBe('09:00 08:00Z')
  expect(slotsOn('2026-03-30')[0]).toBe('09:00 07:00Z')
  expect(slotsOn('2026-10-26')[0]).toBe('09:00 08:00Z')
  expect(slotsOn('2026-12-01', { zone: 'Asia/Kathmandu' })[0]).toBe('09:00 03:15Z')
  expect(slotsOn('2026-12-01', { zone: 'Pacific/Kiritimati' })).toHaveLength(6)
  expect(slotsOn('2026-12-01', { ...night('22:00', '24:00'), zone: 'America/St_Johns' })).toEqual([
    '22:00 01:30Z',
    '22:30 02:00Z',
    '23:00 02:30Z',
    '23:30 03:00Z',
  ])
})

test('days off, notice and the last day that can be booked', () => {
  const off = { daysOff: [{ from: '2026-11-30', to: '2026-12-01' }] }
  expect(slotsOn('2026-12-01', off)).toEqual([])
  expect(slotsOn('2026-12-02', off)).toHaveLength(6)
  const now = new Date('2026-12-01T07:31:00Z')
  expect(slotsOn('2026-12-01', { noticeHours: 2 }, { now })).toEqual([
    '13:00 12:00Z',
    '13:30 12:30Z',
  ])
  // A day of 24 hours from now.
  expect(slotsOn('2026-12-02', { aheadDays: 1 }, { now })).toEqual([])
  const later = new Date('2026-12-01T09:00:00Z')
  expect(slotsOn('2026-12-02', { aheadDays: 1 }, { now: later })).toEqual([
    '09:00 08:00Z',
    '09:30 08:30Z',
  ])
})

test('buffers keep calls apart', () => {
  const at = Date.parse('2026-12-01T08:30:00Z')
  const busy = [stretchOf({ bufferBefore: 0, bufferAfter: 10 }, at, 30)]
  expect(slotsOn('2026-12-01', {}, { busy })).toEqual([
    '09:00 08:00Z',
    '10:30 09:30Z',
    '13:00 12:00Z',
    '13:30 12:30Z',
  ])
  expect(slotsOn('2026-12-01', { bufferAfter: 5 }, { busy })[0]).toBe('10:30 09:30Z')
  expect(slotsOn('2026-12-01', { bufferBefore: 25 }, { busy })[0]).toBe('09:00 08:00Z')
  expect(slotsOn('2026-12-01', { bufferBefore: 25 }, { busy })[1]).toBe('13:00 12:00Z')
})

test('two stretches share a unit if, and only if, they overlap', () => {
  const hours = { bufferBefore: 5, bufferAfter: 10 }
  const first = unitsOf(stretchOf(hours, Date.parse('2026-12-01T09:00:00Z'), 30))
  expect(first).toHaveLength(9)
  const next = unitsOf(stretchOf(hours, Date.parse('2026-12-01T09:45:00Z'), 30))
  expect(first.filter((unit) => next.includes(unit))).toEqual([])
  const over = unitsOf(stretchOf(hours, Date.parse('2026-12-01T09:40:00Z'), 30))
  expect(first.filter((unit) => over.includes(unit))).toHaveLength(1)
})

test('hours of a day are typed as spans', () => {
  const spans = parseSpans('13:00-17:30, 9 – 12')
  expect(spans).toEqual([
    { from: '09:00', to: '12:00' },
    { from: '13:00', to: '17:30' },
  ])
  expect(formatSpans(spans ?? [])).toBe('09:00 - 12:00, 13:00 - 17:30')
  expect(parseSpans('')).toEqual([])
  expect(parseSpans('20-24')).toEqual([{ from: '20:00', to: '24:00' }])
})

test.each([
  '9',
  'nine to five',
  '9-8',
  '9-9',
  '9-12, 11-13',
  '9:03-12',
  '9-25',
  '9:60-12',
  '9-24:05',
])('"%s" are no spans', (text) => {
  expect(parseSpans(text)).toBeNull()
})
