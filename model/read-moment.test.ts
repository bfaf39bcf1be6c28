import { expect, test } from 'vitest'
import { readMoment } from './read-moment.ts'

const today = '2026-11-29'

test.each([
  ['Dec 3, 2026, 9:00 AM', '2026-12-03T09:00'],
  ['3 dec 2026 9:05 pm', '2026-12-03T21:05'],
  ['tomorrow 14:30', '2026-11-30T14:30'],
  ['today, 9 am', '2026-11-29T09:00'],
  ['Dec 3, 12 AM', '2026-12-03T00:00'],
  ['dec 3 12:15 p.m.', '2026-12-03T12:15'],
  ['2026-12-03T09:30', '2026-12-03T09:30'],
  ['2026-12-03 23:59', '2026-12-03T23:59'],
])('reads “%s”', (text, moment) => expect(readMoment(text, today)).toBe(moment))

test.each([
  '',
  'soon',
  '9:00',
  'Dec 3, 2026',
  'Dec 3',
  'Feb 30, 2026, 9:00',
  'Dec 3 24:00',
  'Dec 3 13 pm',
  'Dec 3 0 am',
  'Dec 3 9:60',
])('does not read “%s”', (text) => expect(readMoment(text, today)).toBeNull())
