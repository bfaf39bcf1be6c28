import type ICAL from 'ical.js'
import type { CallRow } from '#server/platform/db/rows/calls.ts'

export type Party = { name: string; address: string }

export type CalendarCall = {
  call: Pick<CallRow, 'id' | 'starts_at' | 'minutes' | 'sequence' | 'state'>
  summary: string
  /** A link or a phone number. */
  location: string
  /** For the visitor: where to change it. */
  description?: string | undefined
  /** When this version was written. */
  at: Date
}

type Invitation = CalendarCall & { organizer: Party; attendees: Party[] }

/** A call as a calendar file (RFC 5545). The same UID with a higher SEQUENCE changes an entry that a calendar has. */
export async function callCalendar(method: 'REQUEST' | 'CANCEL', invitation: Invitation) {
  const { default: ical } = await import('ical.js')
  const calendar = emptyCalendar(ical)
  calendar.addPropertyWithValue('method', method)
  const event = eventOf(ical, invitation)
  addParty(event, 'organizer', invitation.organizer)
  for (const attendee of invitation.attendees) {
    addParty(event, 'attendee', attendee)?.setParameter('partstat', 'ACCEPTED')
  }
  calendar.addSubcomponent(event)
  return `${calendar.toString()}\r\n`
}

/** A call as a file that is opened once: nobody is invited by it. */
export async function callFile(call: CalendarCall) {
  const { default: ical } = await import('ical.js')
  const calendar = emptyCalendar(ical)
  calendar.addPropertyWithValue('method', 'PUBLISH')
  calendar.addSubcomponent(eventOf(ical, call))
  return `${calendar.toString()}\r\n`
}

/** Minutes after which calendar programs ask again (RFC 7986). */
const REFRESH_MINUTES = 15

/** Calls as a calendar file that calendar programs subscribe to. */
export async function callsCalendar(name: string, calls: CalendarCall[]) {
  const { default: ical } = await import('ical.js')
  const calendar = emptyCalendar(ical)
  const refresh = ical.Duration.fromSeconds(REFRESH_MINUTES * 60)
  calendar.addPropertyWithValue('name', name)
  calendar.addPropertyWithValue('x-wr-calname', name)
  calendar.addPropertyWithValue('refresh-interval', refresh).setParameter('value', 'DURATION')
  calendar.addPropertyWithValue('x-published-ttl', refresh.toString())
  for (const call of calls) calendar.addSubcomponent(eventOf(ical, call))
  return `${calendar.toString()}\r\n`
}

function emptyCalendar(ical: typeof ICAL) {
  const calendar = new ical.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Wavelength//Calls//EN')
  return calendar
}

function eventOf(ical: typeof ICAL, { call, summary, location, description, at }: CalendarCall) {
  const event = new ical.Component('vevent')
  const start = new Date(call.starts_at)
  const end = new Date(start.getTime() + call.minutes * 60_000)
  event.addPropertyWithValue('uid', call.id)
  event.addPropertyWithValue('sequence', call.sequence)
  event.addPropertyWithValue('status', call.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED')
  event.addPropertyWithValue('dtstamp', timeOf(ical, at))
  event.addPropertyWithValue('dtstart', timeOf(ical, start))
  event.addPropertyWithValue('dtend', timeOf(ical, end))
  event.addPropertyWithValue('summary', summary)
  event.addPropertyWithValue('location', location)
  if (description) event.addPropertyWithValue('description', description)
  return event
}

function timeOf(ical: typeof ICAL, at: Date) {
  return ical.Time.fromJSDate(at, true)
}

function addParty(event: ICAL.Component, role: 'organizer' | 'attendee', { name, address }: Party) {
  const property = event.addPropertyWithValue(role, `mailto:${address}`)
  // A quotation mark cannot be written in a parameter.
  if (name) property.setParameter('cn', name.replace(/["\p{Cc}]/gu, ' '))
  return property
}
