import { expect, test } from 'vitest'
import { dueTime } from './due-time.ts'

const clock = () => new Date('2027-03-01T00:00:00Z')

test.each([
  ['Europe/Berlin', '2027-03-27T09:00', '2027-03-27T08:00:00.000Z'],
  ['Europe/Berlin', '2027-03-28T09:00', '2027-03-28T07:00:00.000Z'],
  // There is no 02:30 on this day, and two on the next.
  ['Europe/Berlin', '2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
  ['Europe/Berlin', '2027-10-31T02:30', '2027-10-31T00:30:00.000Z'],
  ['America/New_York', '2027-11-08T09:00', '2027-11-08T14:00:00.000Z'],
])('in %s %s is %s', (timeZone, at, expected) => {
  expect(dueTime({ clock }, at, timeZone).toISOString()).toBe(expected)
})
