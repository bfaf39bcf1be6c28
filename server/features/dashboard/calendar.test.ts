import { expect, test } from 'vitest'
import { intervalsOf } from './calendar.ts'

test('days and months have no gaps, and the last one contains the current time', () => {
  const now = new Date('2026-11-20T19:00:00Z')
  for (const period of ['30d', '90d', '12m'] as const) {
    const { before, intervals } = intervalsOf(period, 'Asia/Kolkata', now)
    expect(before).toHaveLength(intervals.length)
    expect(before.at(-1)?.to).toBe(intervals[0]?.from)
    expect(intervals).toHaveLength({ '30d': 30, '90d': 90, '12m': 12 }[period])
    for (const [index, { to }] of intervals.entries()) {
      expect(intervals[index + 1]?.from ?? to).toBe(to)
    }
    const last = intervals.at(-1)
    expect(last?.day).toBe(period === '12m' ? '2026-11-01' : '2026-11-21')
    expect([last?.from, now.toISOString(), last?.to].sort()[1]).toBe(now.toISOString())
  }
  expect(intervalsOf('12m', 'UTC', now).intervals[0]?.day).toBe('2025-12-01')
})
