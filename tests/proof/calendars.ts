import { deepEqual } from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type CalendarCall,
  callCalendar,
  callFile,
  callsCalendar,
} from '#server/features/calls/call-calendar.ts'
import { run } from './command.ts'

/** Those of `read-calendar.py`. */
export const calendarPackages = ['python3-icalendar', 'python3-vobject']

/** On either side of the changes of the clock in Berlin, where the hour from two comes never or twice. */
const starts = [
  '2026-10-25T00:30:00.000Z',
  '2026-10-25T01:30:00.000Z',
  '2027-03-28T00:30:00.000Z',
  '2027-03-28T01:00:00.000Z',
  '2028-02-29T23:45:00.000Z',
]

const texts = [
  'A plain call',
  'Commas, semicolons; backslashes \\ and: “quotes”',
  'Ünïcödé, 日本語 and 👩‍💻, long enough for a line to be folded in the middle of a character: 日本語日本語',
  'BEGIN:VEVENT',
  'Two\nlines',
]

/** Calls with texts that have to be escaped and folded. */
const calls: CalendarCall[] = starts.map((starts_at, index) => ({
  call: {
    ...{ id: `0193a5b2-0000-7000-8000-00000000000${index}`, starts_at, minutes: 30 },
    sequence: index,
    state: index === 0 ? 'cancelled' : 'booked',
  },
  summary: texts[index] ?? '',
  location: `https://meet.example.com/?call=${index}&more=${'x'.repeat(80)}`,
  description: `${texts[index]}\nSecond line`,
  at: new Date('2026-11-21T09:30:00Z'),
}))

function expected({ call, summary, location, description }: CalendarCall) {
  const end = new Date(Date.parse(call.starts_at) + call.minutes * 60_000)
  const status = call.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'
  const times = { from: call.starts_at, to: end.toISOString() }
  const { id, sequence } = call
  return { id, sequence, status, ...times, summary, location, description }
}

/** What we attach to emails and what calendar programs subscribe to, read by two of their parsers. */
export async function calendarsInOtherPrograms() {
  const folder = await mkdtemp(join(tmpdir(), 'wavelength-calendars-'))
  const read = async (content: string, events: CalendarCall[]) => {
    const file = join(folder, 'calendar.ics')
    await writeFile(file, content)
    const script = join(import.meta.dirname, 'read-calendar.py')
    const parsers = JSON.parse(await run('/usr/bin/python3', [script, file])) as Record<
      string,
      unknown
    >
    for (const found of Object.values(parsers)) deepEqual(found, events.map(expected))
    return Object.keys(parsers)
  }
  try {
    const parsers = await read(await callsCalendar('Calls, the agency', calls), calls)
    const organizer = { name: 'The “agency”, Ltd.; Berlin', address: 'hello@agency.test' }
    const attendees = [
      { name: 'Ann "Lee"', address: 'ann@example.com' },
      { name: 'Dana', address: 'dana@agency.test' },
    ]
    for (const call of calls) {
      const method = call.call.state === 'cancelled' ? 'CANCEL' : 'REQUEST'
      await read(await callCalendar(method, { ...call, organizer, attendees }), [call])
      await read(await callFile(call), [call])
    }
    return `${2 * calls.length + 1} files, ${parsers.join(' and ')}`
  } finally {
    await rm(folder, { recursive: true })
  }
}
