import { expect, test } from 'vitest'
import { dayStart, stretchesOf } from './calendar.ts'

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
  // There midnight does not exist on this day; it begins at one.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
])('in %s the day %s begins at %s', (zone, day, moment) => {
  expect(dayStart(zone, day).toISOString()).toBe(moment)
})

test('days and months follow each other without a gap, and the last one holds now', () => {
  const now = new Date('2026-11-20T19:00:00Z')
  for (const period of ['30d', '90d', '12m'] as const) {
    const stretches = stretchesOf(period, 'Asia/Kolkata', now)
    expect(stretches).toHaveLength({ '30d': 30, '90d': 90, '12m': 12 }[period])
    for (const [index, { to }] of stretches.entries()) {
      expect(stretches[index + 1]?.from ?? to).toBe(to)
    }
    const last = stretches.at(-1)
    expect(last?.day).toBe(period === '12m' ? '2026-11-01' : '2026-11-21')
    expect([last?.from, now.toISOString(), last?.to].sort()[1]).toBe(now.toISOString())
  }
  expect(stretchesOf('12m', 'UTC', now)[0]?.day).toBe('2025-12-01')
})
