import ICAL from 'ical.js'
import { MINUTE } from '#model/calls/hours.ts'
import type { Stretch } from '#model/calls/slots.ts'
import type { BusyAnswer, BusyTask } from './busy-threads.ts'
import { instantOf, roughly } from './instant-of.ts'

const DAY = 1440 * MINUTE

/** Repetitions of an event from its beginning on: fifty years of days. */
const REPETITIONS_MAX = 20_000

/** Busy times of a calendar in the range, before those that overlap are joined. */
const TIMES_MAX = 20_000

/**
 * The times in which the events of a calendar file (RFC 5545) make a person busy, joined where they overlap. Events that are
 * cancelled or marked as free do not, nor do our own.
 */
export async function readBusy({ file, zone, range, own }: BusyTask): Promise<BusyAnswer> {
  const text = new TextDecoder().decode(file)
  const { calendar, unreadable } = parse(text) ?? parseReadable(text)
  if (!calendar) return { problem: 'What is at this address is no calendar in iCal format.' }
  const ownUids = new Set(own)
  const busy: Stretch[] = []
  let leftOut = unreadable
  for (const [uid, components] of eventsByUid(calendar)) {
    if (ownUids.has(uid)) continue
    try {
      for (const time of timesOf(components, zone, range)) busy.push(time)
    } catch {
      leftOut += 1
    }
    if (busy.length > TIMES_MAX) return { problem: 'This calendar has too many events.' }
  }
  return { busy: joined(busy), leftOut }
}

function parse(text: string) {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text))
    return calendar.name === 'vcalendar' ? { calendar, unreadable: 0 } : null
  } catch {
    return null
  }
}

/** Parses a calendar without the events of which a line cannot be read. */
function parseReadable(text: string) {
  let unreadable = 0
  const rest = text.replaceAll(/^BEGIN:VEVENT\r?$[\s\S]*?^END:VEVENT\r?$\n?/gm, (event) => {
    try {
      ICAL.parse(event)
      return event
    } catch {
      unreadable += 1
      return ''
    }
  })
  return { calendar: null, ...(unreadable > 0 && parse(rest)), unreadable }
}

/** An event that repeats has the same UID as its exceptions. */
function eventsByUid(calendar: ICAL.Component) {
  return Map.groupBy(calendar.getAllSubcomponents('vevent'), (event) =>
    String(event.getFirstPropertyValue('uid') ?? ''),
  )
}

/** @throws Error if the event repeats too often, or cannot be read */
function* timesOf(components: ICAL.Component[], zone: string, range: Stretch): Iterable<Stretch> {
  const isException = (event: ICAL.Component) => event.hasProperty('recurrence-id')
  const exceptions = components.filter(isException)
  for (const component of components) {
    const event = new ICAL.Event(component, isException(component) ? {} : { exceptions })
    const repeated = event.isRecurring() ? repetitionsOf(event, range) : [timeOf(event)]
    for (const { item, startDate, endDate } of repeated) {
      if (!isBusy(item.component) || !isNear(startDate, endDate, range)) continue
      const from = instantOf(startDate, zone)
      const end = instantOf(endDate, zone)
      if (from === null || end === null) throw new Error('An event has no time.')
      // A duration is exact, and a start that the change of the clock skips is moved behind its end.
      const isExact = item.component.hasProperty('duration') || end < from
      const to = isExact ? from + roughly(endDate) - roughly(startDate) : end
      if (from < to && from < range.to && to > range.from) yield { from, to }
    }
  }
}

type Occurrence = Pick<
  ReturnType<ICAL.Event['getOccurrenceDetails']>,
  'item' | 'startDate' | 'endDate'
>

function timeOf(event: ICAL.Event): Occurrence {
  return { item: event, startDate: event.startDate, endDate: event.endDate }
}

function* repetitionsOf(event: ICAL.Event, range: Stretch): Iterable<Occurrence> {
  const starts = event.iterator()
  const length = roughly(event.endDate) - roughly(event.startDate)
  const isMovedLater = event.rangeExceptions.length > 0
  for (let count = 0; ; count++) {
    const start = starts.next()
    if (!start || roughly(start) > range.to + DAY) return
    if (count >= REPETITIONS_MAX) throw new Error('The event repeats too often.')
    const isPast = roughly(start) + length < range.from - DAY
    // Its details cost more than all else.
    if (!isPast || isMovedLater) yield event.getOccurrenceDetails(start)
  }
}

function isBusy(event: ICAL.Component) {
  return !(
    isValue(event, 'status', 'CANCELLED') ||
    isValue(event, 'transp', 'TRANSPARENT') ||
    isValue(event, 'x-microsoft-cdo-busystatus', 'FREE')
  )
}

function isValue(event: ICAL.Component, property: string, value: string) {
  return String(event.getFirstPropertyValue(property) ?? '').toUpperCase() === value
}

/** Spares most events the exact conversion. */
function isNear(start: ICAL.Time, end: ICAL.Time, range: Stretch) {
  return roughly(start) < range.to + DAY && roughly(end) > range.from - DAY
}

function joined(times: Stretch[]) {
  const all: Stretch[] = []
  for (const { from, to } of times.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else all.push({ from, to })
  }
  return all
}
