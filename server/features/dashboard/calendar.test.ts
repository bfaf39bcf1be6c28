import { expect, test } from 'vitest'
import { stretchesOf } from './calendar.ts'

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
