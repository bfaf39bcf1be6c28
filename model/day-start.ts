const MINUTE = 60_000
const DAY = 86_400_000

/** The moment at which clocks of a zone begin a day; where summer time skips midnight, the first one there is. */
export function dayStart(zone: string, day: string) {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const guesses = [midnight - aheadAt(zone, midnight), midnight - aheadAt(zone, midnight - DAY / 2)]
  const right = guesses.filter((at) => at + aheadAt(zone, at) === midnight)
  return new Date(right.length > 0 ? Math.min(...right) : Math.max(...guesses))
}

/** How far a zone's clocks are ahead of UTC, in milliseconds. */
function aheadAt(zone: string, at: number) {
  const shown = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = shown
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / MINUTE) * MINUTE
}

/** Making one costs more than using it a hundred times. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string) {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  clocks.set(zone, clock)
  return clock
}
