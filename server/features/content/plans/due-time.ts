import { zonedTimeToUtc } from '#model/local-time.ts'
import { fail } from '#server/platform/http/problem.ts'
import type { Clock } from '#server/platform/runtime.ts'

/**
 * The time at which something is to happen, typed in the time zone of the site: "2026-11-30T09:00".
 * @throws HttpError 422 if it is no time, or has passed.
 */
export function dueTime({ clock }: { clock: Clock }, at: string, timeZone: string) {
  const due = zonedTimeToUtc(at, timeZone)
  if (!due) reject('Choose a date and time before the year 9999.')
  if (due <= clock()) {
    reject('This time has passed. Choose a later one, or do it now.')
  }
  return due
}

function reject(message: string): never {
  fail(422, message, { errors: { at: message } })
}
