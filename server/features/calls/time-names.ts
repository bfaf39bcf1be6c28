import { MINUTE } from '#model/calls/hours.ts'

/** "Tuesday, December 1" in the language of the tag. */
export function dayName(at: Date, timeZone: string, tag: string) {
  const fields = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const
  return new Intl.DateTimeFormat(tag, fields).format(at)
}

/** "9:30 AM" for each time of a day; "1:30 AM GMT+1" where a clock that is set back shows the same time twice. */
export function timeNames(times: Date[], timeZone: string, tag: string) {
  const fields = { hour: 'numeric', minute: '2-digit', timeZone } as const
  const short = new Intl.DateTimeFormat(tag, fields)
  const long = new Intl.DateTimeFormat(tag, { ...fields, timeZoneName: 'short' })
  const names = times.map((time) => short.format(time))
  return times.map((time, index) => {
    const name = names[index] ?? ''
    if (names.indexOf(name) === names.lastIndexOf(name)) return name
    const zone = long.formatToParts(time).find(({ type }) => type === 'timeZoneName')
    return `${name} ${zone?.value}`
  })
}

/** "11:30 AM – 12:00 PM GMT+1" in the language of the tag. */
export function timeSpanName(from: Date, minutes: number, timeZone: string, tag: string) {
  const fields = { hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' } as const
  const to = new Date(from.getTime() + minutes * MINUTE)
  return new Intl.DateTimeFormat(tag, fields).formatRange(from, to)
}
