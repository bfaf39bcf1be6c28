import { expect, test } from 'vitest'
import { clockIn, gapBetween, isOpen, opensAt } from './office-hours.ts'

const patna = { zone: 'Asia/Kolkata', from: 7, to: 16 }
const toronto = { zone: 'America/Toronto', from: 9, to: 22 }
const riyadh = { zone: 'Asia/Riyadh', from: 10, to: 19 }

test('shows the local time, including daylight saving time', () => {
  expect(clockIn('Asia/Kolkata', new Date('2026-11-21T21:30:00Z'))).toBe('03:00')
  expect(clockIn('America/Toronto', new Date('2026-11-21T21:30:00Z'))).toBe('16:30')
  expect(clockIn('America/Toronto', new Date('2026-07-21T21:30:00Z'))).toBe('17:30')
})

test('an office is open from its opening time until just before its closing time', () => {
  expect(isOpen(patna, new Date('2026-11-21T01:29:00Z'))).toBe(false)
  expect(isOpen(patna, new Date('2026-11-21T01:30:00Z'))).toBe(true)
  expect(isOpen(patna, new Date('2026-11-21T10:30:00Z'))).toBe(false)
})

test('opening hours in UTC depend on daylight saving time', () => {
  expect(opensAt(patna, new Date('2026-11-21T00:00:00Z'))).toBe(90)
  expect(opensAt(toronto, new Date('2026-11-21T00:00:00Z'))).toBe(14 * 60)
  expect(opensAt(toronto, new Date('2026-07-21T00:00:00Z'))).toBe(13 * 60)
})

test('finds gaps in the coverage, including those caused by daylight saving time', () => {
  expect(gapBetween([patna, riyadh, toronto])).toBeNull()
  expect(gapBetween([patna, toronto])).toEqual(new Date('2026-01-15T10:30Z'))
  expect(gapBetween([{ ...patna, from: 8 }, riyadh, toronto])).toEqual(
    new Date('2026-07-15T02:00Z'),
  )
})
