import { expect, test } from 'vitest'
import { momentText } from './moment-text.ts'

const now = '2026-11-21T20:00:00.000Z'
/** The space before AM and PM differs between Node releases. */
const near = (at: string) => momentText(at, 'Asia/Kolkata', 'near', now).replace(/\s/g, ' ')

test('shows the time for today, the day for this year, and the full date otherwise', () => {
  expect(near('2026-11-21T18:48:00.000Z')).toBe('12:18 AM')
  expect(near('2026-11-21T18:14:00.000Z')).toBe('Nov 21')
  expect(near('2025-12-31T18:30:00.000Z')).toBe('Jan 1')
  expect(near('2025-12-31T18:29:00.000Z')).toBe('Dec 31, 2025')
})

test('names today and tomorrow for what is to come', () => {
  const coming = (at: string) =>
    momentText(at, 'Asia/Kolkata', 'coming', now).replaceAll(/\s/g, ' ')
  expect(coming('2026-11-22T18:00:00.000Z')).toBe('Today, 11:30 PM')
  expect(coming('2026-11-22T19:00:00.000Z')).toBe('Tomorrow, 12:30 AM')
  expect(coming('2026-11-24T04:00:00.000Z')).toBe('Nov 24, 9:30 AM')
  expect(coming('2027-01-04T04:00:00.000Z')).toBe('Jan 4, 2027, 9:30 AM')
})

test('shows the time of day alone', () => {
  expect(momentText(now, 'Asia/Kolkata', 'time')).toMatch(/^1:30\sAM$/)
})

test('shows a date without a time as that day, in every zone and style', () => {
  for (const style of ['moment', 'day', 'near'] as const) {
    expect(momentText('2024-05-01', 'America/Los_Angeles', style, now)).toBe('May 1, 2024')
  }
})
