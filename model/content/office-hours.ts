/** An office and the hours, by its own clocks, in which somebody answers; `to` is later than `from`. */
export type Desk = { zone: string; from: number; to: number }

const DAY = 24 * 60

/** What clocks in a time zone ("Asia/Kolkata") show: "09:05". */
export function clockIn(zone: string, at: Date) {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)
}

/** Minutes since midnight in a time zone. */
export function minuteIn(zone: string, at: Date) {
  const [hours = 0, minutes = 0] = clockIn(zone, at).split(':').map(Number)
  return hours * 60 + minutes
}

/** True while somebody sits at the desk. */
export function isStaffed({ zone, from, to }: Desk, at: Date) {
  const minute = minuteIn(zone, at)
  return minute >= from * 60 && minute < to * 60
}

/** When the desk opens, in minutes since midnight UTC; summer time moves it. */
export function opensAt({ zone, from }: Desk, at: Date) {
  const ahead = minuteIn(zone, at) - minuteIn('UTC', at)
  return (from * 60 - ahead + 2 * DAY) % DAY
}

/** The first moment of a winter's or a summer's day at which nobody is there ("02:30 UTC in July"), or null. */
export function gapBetween(desks: readonly Desk[]) {
  for (const month of ['January', 'July']) {
    for (let minute = 0; minute < DAY; minute += 15) {
      const at = new Date(Date.UTC(2026, month === 'July' ? 6 : 0, 15, 0, minute))
      if (!desks.some((desk) => isStaffed(desk, at))) return `${clockIn('UTC', at)} UTC in ${month}`
    }
  }
  return null
}
