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

test('a call over a change of the clock ends when it does on the wall', () => {
  const spanOf = (from: string) =>
    timeSpanName(new Date(from), 30, 'Europe/Berlin', 'de').replaceAll(/\s/g, ' ')
  expect(spanOf('2027-03-28T00:30:00Z')).toMatch(/^01:30.*03:00/)
})
