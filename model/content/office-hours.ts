/** An office and its opening hours in local time; `to` is later than `from`. */
export type OfficeHours = { zone: string; from: number; to: number }

const DAY = 24 * 60

/** The local time in a time zone ("Asia/Kolkata"): "09:05". */
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

/** Whether the office is open at this time. */
export function isOpen({ zone, from, to }: OfficeHours, at: Date) {
  const minute = minuteIn(zone, at)
  return minute >= from * 60 && minute < to * 60
}

/** When the office opens, in minutes after midnight UTC; depends on daylight saving time. */
export function opensAt({ zone, from }: OfficeHours, at: Date) {
  const ahead = minuteIn(zone, at) - minuteIn('UTC', at)
  return (from * 60 - ahead + 2 * DAY) % DAY
}

const JANUARY = 0
const JULY = 6

/** The first time on a day in January or July when no office is open, or null. */
export function gapBetween(offices: readonly OfficeHours[]) {
  for (const month of [JANUARY, JULY]) {
    const timeOf = (minute: number) => new Date(Date.UTC(2026, month, 15, 0, minute))
    // Reading the clock of a time zone is slow, and its distance to UTC is the same all day.
    const openings = offices.map((office) => opensAt(office, timeOf(0)))
    const isAnyOpen = (minute: number) =>
      offices.some(({ from, to }, index) => {
        const sinceOpening = (minute - (openings[index] ?? 0) + DAY) % DAY
        return sinceOpening < (to - from) * 60
      })
    for (let minute = 0; minute < DAY; minute += 15) {
      if (!isAnyOpen(minute)) return timeOf(minute)
    }
  }
  return null
}
