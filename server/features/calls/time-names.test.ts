import { expect, test } from 'vitest'
import { timeNames, timeSpanName } from './time-names.ts'

const inSydney = (tag: string, ...times: string[]) =>
  timeNames(
    times.map((time) => new Date(time)),
    'Australia/Sydney',
    tag,
  ).map((name) => name.replaceAll(/\s/g, ' '))

test('where the clock is set back, the times of an hour that comes twice name their zone', () => {
  const times = ['2027-04-03T14:30:00Z', '2027-04-03T15:30:00Z', '2027-04-03T16:30:00Z']
  expect(inSydney('en', ...times)).toEqual(['1:30 AM', '2:30 AM GMT+11', '2:30 AM GMT+10'])
  expect(inSydney('de', ...times)).toEqual(['1:30', '2:30 GMT+11', '2:30 GMT+10'])
})

test.each([
  ['a usual one', '2027-01-04T08:00:00Z', 'Europe/Berlin', '9:00 – 9:30 AM GMT+1'],
  ['over midnight', '2027-01-03T22:45:00Z', 'Europe/Berlin', '11:45 PM – 12:15 AM GMT+1'],
  ['over a skipped hour', '2027-03-28T00:45:00Z', 'Europe/Berlin', '1:45 AM GMT+1 – 3:15 AM GMT+2'],
  [
    'over an hour that comes again',
    '2027-04-03T15:30:00Z',
    'Australia/Sydney',
    '2:30 AM GMT+11 – 2:00 AM GMT+10',
  ],
])('the time of a call: %s', (_, from, zone, expected) => {
  expect(timeSpanName(new Date(from), 30, zone, 'en').replaceAll(/\s/g, ' ')).toBe(expected)
})
