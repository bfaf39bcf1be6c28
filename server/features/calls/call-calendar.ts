import type ICAL from 'ical.js'
import type { CallRow } from '#server/platform/db/rows/calls.ts'

type Party = { name: string; address: string }

export type CalendarCall = {
  call: Pick<CallRow, 'id' | 'starts_at' | 'minutes' | 'sequence'>
  summary: string
  /** A link or a phone number. */
  location: string
  /** For the visitor: where to change it. */
  description?: string | undefined
  organizer: Party
  attendee: Party
  /** When this version was written. */
  at: Date
}

/** A call as a calendar file (RFC 5545). The same UID with a higher SEQUENCE changes an entry that a calendar has. */
export async function callCalendar(
  method: 'REQUEST' | 'CANCEL',
  { call, summary, location, description, organizer, attendee, at }: CalendarCall,
) {
  const { default: ical } = await import('ical.js')
  const calendar = new ical.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Wavelength//Calls//EN')
  calendar.addPropertyWithValue('method', method)
  const event = new ical.Component('vevent')
  const start = new Date(call.starts_at)
  const end = new Date(start.getTime() + call.minutes * 60_000)
  event.addPropertyWithValue('uid', `${call.id}@${domainOf(organizer.address)}`)
  event.addPropertyWithValue('sequence', call.sequence)
  event.addPropertyWithValue('status', method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED')
  event.addPropertyWithValue('dtstamp', timeOf(ical, at))
  event.addPropertyWithValue('dtstart', timeOf(ical, start))
  event.addPropertyWithValue('dtend', timeOf(ical, end))
  event.addPropertyWithValue('summary', summary)
  event.addPropertyWithValue('location', location)
  if (description) event.addPropertyWithValue('description', description)
  addParty(event, 'organizer', organizer)
  addParty(event, 'attendee', attendee)?.setParameter('partstat', 'ACCEPTED')
  calendar.addSubcomponent(event)
  return `${calendar.toString()}\r\n`
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

function domainOf(address: string) {
  return address.slice(address.lastIndexOf('@') + 1)
}
