import { expect, test } from 'vitest'
import { crowd } from './crowd.ts'

test('one alone is as large as the field is high', () => {
  expect(crowd(1, 400, 200)).toEqual([{ x: 100, y: 100, radius: 92 }])
})

test('thirty stand in the field, none upon another', () => {
  const all = crowd(30, 400, 220)
  expect(all).toHaveLength(30)
  for (const { x, y, radius } of all) {
    expect(x - radius).toBeGreaterThanOrEqual(0)
    expect(x + radius).toBeLessThanOrEqual(400)
    expect(y - radius).toBeGreaterThanOrEqual(0)
    expect(y + radius).toBeLessThanOrEqual(220)
  }
  expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(30)
})
