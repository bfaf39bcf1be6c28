import { dayIn } from './day.ts'
import { minuteIn } from './desk.ts'

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
  const moment = new Date(at)
  const days = Date.parse(dayIn(zone, moment)) - Date.parse(moment.toISOString().slice(0, 10))
  return days + (minuteIn(zone, moment) - minuteIn('UTC', moment)) * MINUTE
}
