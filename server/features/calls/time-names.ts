import { MINUTE } from '#model/calls/hours.ts'
import { localDay } from '#model/local-time.ts'

/** "Tuesday, December 1" in the language of the tag. */
export function dayName(at: Date, timeZone: string, tag: string) {
  const fields = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const
  return new Intl.DateTimeFormat(tag, fields).format(at)
}

const clock = { hour: 'numeric', minute: '2-digit' } as const

/** "9:30 AM" for each time of a day; "1:30 AM GMT+1" where a clock that is set back shows the same time twice. */
export function timeNames(times: Date[], timeZone: string, tag: string) {
  const short = new Intl.DateTimeFormat(tag, { ...clock, timeZone })
  const zoneOf = zoneNames(timeZone, tag)
  const names = times.map((time) => short.format(time))
  return times.map((time, index) => {
    const name = names[index] ?? ''
    const isUnique = names.indexOf(name) === names.lastIndexOf(name)
    return isUnique ? name : `${name} ${zoneOf(time)}`
  })
}

/** "11:30 AM – 12:00 PM GMT+1" in the language of the tag; both with their zone if the clock changes in between. */
export function timeSpanName(from: Date, minutes: number, timeZone: string, tag: string) {
  const to = new Date(from.getTime() + minutes * MINUTE)
  const short = new Intl.DateTimeFormat(tag, { ...clock, timeZone })
  const zoneOf = zoneNames(timeZone, tag)
  if (zoneOf(from) !== zoneOf(to)) {
    return `${short.format(from)} ${zoneOf(from)} – ${short.format(to)} ${zoneOf(to)}`
  }
  const isOneDay = localDay(from, timeZone) === localDay(to, timeZone)
  // With two days, it would name both.
  const span = isOneDay
    ? short.formatRange(from, to)
    : `${short.format(from)} – ${short.format(to)}`
  return `${span} ${zoneOf(from)}`
}

/** "GMT+1" at a time. */
function zoneNames(timeZone: string, tag: string) {
  const format = new Intl.DateTimeFormat(tag, { ...clock, timeZone, timeZoneName: 'short' })
  return (time: Date) =>
    format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
