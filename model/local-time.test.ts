import { expect, test } from 'vitest'
import { localDay, localTime, nextMorning, startOfDay, zonedTimeToUtc } from '#model/local-time.ts'

test.for<[string, string, string]>([
  ['2026-11-21T09:30', 'Asia/Kolkata', '2026-11-21T04:00:00.000Z'],
  ['2026-11-21T00:15', 'Asia/Kolkata', '2026-11-20T18:45:00.000Z'],
  ['2026-07-01T12:00', 'America/Toronto', '2026-07-01T16:00:00.000Z'],
  ['2026-12-01T12:00', 'America/Toronto', '2026-12-01T17:00:00.000Z'],
  // Daylight saving time: 02:30 does not exist in spring, and 01:30 occurs twice in autumn.
  ['2026-03-08T02:30', 'America/Toronto', '2026-03-08T07:30:00.000Z'],
  ['2026-11-01T01:30', 'America/Toronto', '2026-11-01T05:30:00.000Z'],
  ['2026-01-01T00:00', 'UTC', '2026-01-01T00:00:00.000Z'],
  ['9998-12-31T23:59', 'America/Toronto', '9999-01-01T04:59:00.000Z'],
])('%s in %s is %s', ([local, zone, instant]) => {
  expect(zonedTimeToUtc(local, zone)?.toISOString()).toBe(instant)
})

test.for([
  ...['', '2026-02-30T10:00', '2026-11-21', '2026-11-21T25:00', 'tomorrow'],
  ...['9999-12-31T23:59', '9999-01-01T00:00', '0026-11-21T09:30', '0000-01-01T00:00'],
])('"%s" is not a valid local time', (local) => {
  for (const zone of ['Asia/Kolkata', 'America/Toronto'])
    expect(zonedTimeToUtc(local, zone)).toBeNull()
})

test('an instant is shown in local time', () => {
  const at = new Date('2026-11-20T18:45:59Z')
  expect(localTime(at, 'Asia/Kolkata')).toBe('2026-11-21T00:15')
  expect(localDay(at, 'Asia/Kolkata')).toBe('2026-11-21')
  expect(localDay(at, 'America/Toronto')).toBe('2026-11-20')
})

test.each([
  ['UTC', '2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-21', '2026-11-20T18:30:00.000Z'],
  ['Asia/Kathmandu', '2026-11-21', '2026-11-20T18:15:00.000Z'],
  ['America/St_Johns', '2026-07-01', '2026-07-01T02:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-21', '2026-11-20T10:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  // Midnight is skipped: the day begins at 01:00.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  // Midnight occurs twice: clocks go back from 24:00 to 23:00.
  ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00.000Z'],
  ['America/Santiago', '2023-04-02', '2023-04-02T04:00:00.000Z'],
  ['America/Santiago', '2018-05-13', '2018-05-13T04:00:00.000Z'],
  ['America/Sao_Paulo', '2018-02-18', '2018-02-18T03:00:00.000Z'],
])('in %s the day %s begins at %s', (zone, day, instant) => {
  expect(startOfDay(day, zone)?.toISOString()).toBe(instant)
})

test('the next morning is that of the zone, also on a day of 25 hours', () => {
  expect(nextMorning(new Date('2026-11-21T20:00:00Z'), 'Asia/Kolkata')).toBe('2026-11-23T09:00')
  expect(nextMorning(new Date('2026-12-31T12:00:00Z'), 'UTC')).toBe('2027-01-01T09:00')
  expect(nextMorning(new Date('2026-11-01T04:30:00Z'), 'America/Toronto')).toBe('2026-11-02T09:00')
})
