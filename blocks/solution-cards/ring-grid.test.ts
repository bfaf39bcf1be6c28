import { expect, test } from 'vitest'
import { ringGrid } from './ring-grid.ts'

test('a single ring is as large as the area is high', () => {
  expect(ringGrid(1, 400, 200)).toEqual([{ x: 100, y: 100, radius: 92 }])
})

test('thirty rings fit into the area without overlapping', () => {
  const rings = ringGrid(30, 400, 220)
  expect(rings).toHaveLength(30)
  for (const { x, y, radius } of rings) {
    expect(x - radius).toBeGreaterThanOrEqual(0)
    expect(x + radius).toBeLessThanOrEqual(400)
    expect(y - radius).toBeGreaterThanOrEqual(0)
    expect(y + radius).toBeLessThanOrEqual(220)
  }
  expect(new Set(rings.map(({ x, y }) => `${x} ${y}`)).size).toBe(30)
})
