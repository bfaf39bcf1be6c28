import ICAL from 'ical.js'
import { findTimeZone } from '#model/content/time-zones.ts'
import { zonedTimeToUtc } from '#model/local-time.ts'

/**
 * Milliseconds since 1970 of a time in a calendar file: in UTC, in a zone by its IANA name, in one that the file describes, or else
 * in `zone`. Null if it is no time.
 */
export function instantOf(time: ICAL.Time, zone: string): number | null {
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toUnixTime() * 1_000
  // `timezone`: the name of a zone that the file does not describe.
  const { timezone } = time as ICAL.Time & { timezone?: string }
  const named = time.isDate ? null : findTimeZone(timezone ?? time.zone?.tzid ?? '')
  const isDescribed = !time.isDate && time.zone && time.zone !== ICAL.Timezone.localTimezone
  if (isDescribed && !named) return time.toUnixTime() * 1_000
  const local = new Date(roughly(time))
  if (Number.isNaN(local.getTime())) return null
  const minute = local.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
  const at = zonedTimeToUtc(minute, named ?? zone)
  return at && at.getTime() + time.second * 1_000
}

/** As if the time were in UTC; within a day of the right one, and cheap. */
export function roughly({ year, month, day, hour, minute, second, isDate }: ICAL.Time) {
  return isDate
    ? Date.UTC(year, month - 1, day)
    : Date.UTC(year, month - 1, day, hour, minute, second)
}
