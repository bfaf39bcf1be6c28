import { expect, test } from 'vitest'
import { calendarFile } from '#tests/fixtures/calls.ts'
import { readBusyInThread } from './busy-threads.ts'
import { readBusy } from './read-busy.ts'

const day = 86_400_000

/** Busy times from so many days of November 2026 on, read as the person in Berlin does. */
async function busyIn(
  events: string[],
  { from = '2026-11-01', days = 60, own = [] as string[], zone = 'Europe/Berlin' } = {},
) {
  const start = Date.parse(from)
  const range = { from: start, to: start + days * day }
  const file = new TextEncoder().encode(calendarFile(...events))
  const answer = await readBusy({ file, zone, range, own })
  if ('problem' in answer) return answer
  const short = (at: number) => new Date(at).toISOString().slice(5, 16)
  return {
    ...answer,
    busy: answer.busy.map(({ from, to }) => `${short(from)} ${short(to)}`),
  }
}

const vienna =
  'DTSTART;TZID=Europe/Vienna:20261123T090000\nDTEND;TZID=Europe/Vienna:20261123T100000'
/** As Outlook names and describes it. */
const described = `BEGIN:VTIMEZONE
TZID:Eastern Standard Time
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`

test.each<[string, string[], string[]]>([
  ['in UTC', ['DTSTART:20261123T080000Z\nDTEND:20261123T090000Z'], ['11-23T08:00 11-23T09:00']],
  ['with a duration', ['DTSTART:20261123T080000Z\nDURATION:PT90M'], ['11-23T08:00 11-23T09:30']],
  ['in a zone that is not described', [vienna], ['11-23T08:00 11-23T09:00']],
  [
    'in a zone that the file describes',
    [described, 'DTSTART;TZID=Eastern Standard Time:20261123T090000\nDURATION:PT1H'],
    ['11-23T14:00 11-23T15:00'],
  ],
  [
    'in a zone that nobody knows, and without one',
    [
      'DTSTART;TZID=Middle-earth:20261123T090000\nDURATION:PT1H',
      'DTSTART:20261124T090000\nDURATION:PT1H',
    ],
    ['11-23T08:00 11-23T09:00', '11-24T08:00 11-24T09:00'],
  ],
  [
    'all day, in the zone of the person',
    ['DTSTART;VALUE=DATE:20261123', 'DTSTART;VALUE=DATE:20261125\nDTEND;VALUE=DATE:20261127'],
    ['11-22T23:00 11-23T23:00', '11-24T23:00 11-26T23:00'],
  ],
  [
    'that overlap or follow each other',
    ['DTSTART:20261123T080000Z\nDURATION:PT1H', 'DTSTART:20261123T090000Z\nDURATION:PT1H'],
    ['11-23T08:00 11-23T10:00'],
  ],
  [
    'free, cancelled or without length',
    [
      'DTSTART:20261123T080000Z\nDURATION:PT1H\nTRANSP:TRANSPARENT',
      'DTSTART:20261123T080000Z\nDURATION:PT1H\nSTATUS:CANCELLED',
      'DTSTART:20261123T080000Z\nDURATION:PT1H\nX-MICROSOFT-CDO-BUSYSTATUS:FREE',
      'DTSTART:20261123T080000Z',
    ],
    [],
  ],
  [
    'that are tentative',
    ['DTSTART:20261123T080000Z\nDURATION:PT1H\nSTATUS:TENTATIVE'],
    ['11-23T08:00 11-23T09:00'],
  ],
  ['out of reach', ['DTSTART:20250101T080000Z\nDURATION:PT1H'], []],
])('events %s', async (_, events, expected) => {
  expect(await busyIn(events)).toEqual({ busy: expected, leftOut: 0 })
})

test('repeated events keep their local time when the clock changes, without what was excluded', async () => {
  const weekly = `UID:weekly\nDTSTART;TZID=Europe/Berlin:20200101T090000\nDTEND;TZID=Europe/Berlin:20200101T093000
RRULE:FREQ=WEEKLY;BYDAY=WE\nEXDATE;TZID=Europe/Berlin:20261028T090000`
  const moved = `UID:weekly\nRECURRENCE-ID;TZID=Europe/Berlin:20261104T090000
DTSTART;TZID=Europe/Berlin:20261105T100000\nDTEND;TZID=Europe/Berlin:20261105T103000`
  const cancelled = `UID:weekly\nRECURRENCE-ID;TZID=Europe/Berlin:20261111T090000\nSTATUS:CANCELLED
DTSTART;TZID=Europe/Berlin:20261111T090000\nDTEND;TZID=Europe/Berlin:20261111T093000`
  expect(await busyIn([weekly, moved, cancelled], { from: '2026-10-20', days: 30 })).toEqual({
    busy: ['10-21T07:00 10-21T07:30', '11-05T09:00 11-05T09:30', '11-18T08:00 11-18T08:30'],
    leftOut: 0,
  })
})

test('events in the hour that does not exist and in the one that comes twice', async () => {
  const at = (local: string) => `DTSTART;TZID=Europe/Berlin:${local}\nDURATION:PT30M`
  const spring = { from: '2026-03-28', days: 3 }
  expect(await busyIn([at('20260329T023000')], spring)).toMatchObject({
    busy: ['03-29T01:30 03-29T02:00'],
  })
  const autumn = { from: '2026-10-24', days: 3 }
  expect(await busyIn([at('20261025T023000')], autumn)).toMatchObject({
    busy: ['10-25T00:30 10-25T01:00'],
  })
})

test('booked calls do not make busy once more, wherever the calendar has them', async () => {
  const id = '0193a5b2-0000-7000-8000-000000000000'
  const events = [`UID:${id}\nDTSTART:20261123T080000Z\nDURATION:PT1H`]
  expect(await busyIn(events, { own: [id] })).toEqual({ busy: [], leftOut: 0 })
  expect(await busyIn(events)).toMatchObject({ busy: ['11-23T08:00 11-23T09:00'] })
})

test.each([
  'RRULE:FREQ=SECONDLY',
  'RRULE:FREQ=MINUTELY;INTERVAL=1',
  'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'RRULE:FREQ=WEEKLY;BYDAY=XX',
])('a rule that cannot be followed takes only its event: %s', async (rule) => {
  const bomb = `DTSTART:20200101T080000Z\nDURATION:PT1S\n${rule}`
  const answer = await busyIn([bomb, 'DTSTART:20261123T080000Z\nDURATION:PT1H'])
  expect(answer).toMatchObject({ busy: ['11-23T08:00 11-23T09:00'] })
})

test.each([
  '',
  '<!doctype html><title>Sign in</title>',
  'BEGIN:VCALENDAR\nBEGIN:VEVENT\n',
  'BEGIN:VCARD\nEND:VCARD',
])('what is no calendar is called so: %s', async (text) => {
  const file = new TextEncoder().encode(text)
  expect(await readBusy({ file, zone: 'UTC', range: { from: 0, to: day }, own: [] })).toEqual({
    problem: 'What is at this address is no calendar in iCal format.',
  })
})

test('the times are found in a thread, too', async () => {
  const file = new TextEncoder().encode(calendarFile('DTSTART:19700101T080000Z\nDURATION:PT1H'))
  const task = { file, zone: 'UTC', range: { from: 0, to: day }, own: [] }
  expect(await readBusyInThread(task)).toEqual({
    busy: [{ from: day / 3, to: day / 3 + 3_600_000 }],
    leftOut: 0,
  })
})
