import { localDay } from '#model/local-time.ts'
import { isOpen, minuteIn } from './office-hours.ts'
import type { Navigation, Site } from './site.ts'
import { isWorkingDay } from './working-day.ts'

type Facts = { navigation: Navigation; site: Site }

const MINUTE = 60_000
const DAY = 24 * 60
/** Minutes at which an office can open or close: the clocks of the world differ by quarters of an hour. */
const STEP = 15

/** The city where somebody is at a desk: of the offices that are open, the one that closes last. Null while none is. */
export function atDesk({ navigation, site: { answer } }: Facts, at: Date) {
  const open = (navigation.promise?.desk?.offices ?? [])
    .filter((office) => isOpen(office, at) && isWorkingDay(localDay(at, office.zone), answer))
    .map(({ city, zone, to }) => ({ city, left: to * 60 - minuteIn(zone, at) }))
    .toSorted((a, b) => b.left - a.left)
  return open[0]?.city ?? null
}

let last: { facts: Facts; quarter: number; since: number } | undefined

/** The minute since 1970 since which `atDesk` has been the same, at most since the beginning of the day (UTC). */
export function atDeskSince(facts: Facts, at: Date) {
  const quarter = Math.floor(at.getTime() / (STEP * MINUTE)) * STEP
  // Asked for with every page; reading the clocks of time zones is slow.
  if (last?.facts !== facts || last.quarter !== quarter) {
    last = { facts, quarter, since: findSince(facts, quarter) }
  }
  return last.since
}

function findSince(facts: Facts, quarter: number) {
  const midnight = Math.floor(quarter / DAY) * DAY
  if (!facts.navigation.promise?.desk) return midnight
  const cityAt = (minute: number) => atDesk(facts, new Date(minute * MINUTE))
  const city = cityAt(quarter)
  let since = quarter
  while (since > midnight && cityAt(since - STEP) === city) since -= STEP
  return since
}
