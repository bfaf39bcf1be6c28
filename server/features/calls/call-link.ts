import { paths } from '#model/paths.ts'
import type { Secrets } from '#server/platform/installation/secrets.ts'
import { readSignedKey, signedKey } from '#server/platform/installation/signed-key.ts'

type LinkSecrets = Pick<Secrets, 'callLinks'>

/** The path at which a visitor changes or cancels a call. */
export function callLink({ callLinks }: LinkSecrets, callId: string) {
  return `${paths.bookedCall}?${new URLSearchParams({ key: signedKey(callLinks, callId) })}`
}

export const bookedCalendarRoute = '/api/calls/booked.ics'

/** The path of the calendar file of a booked call. */
export function bookedCalendarPath({ callLinks }: LinkSecrets, callId: string) {
  return `${bookedCalendarRoute}?${new URLSearchParams({ key: signedKey(callLinks, callId) })}`
}

/** The id of the call in a link; null if it is not one of ours. */
export function callOfLink({ callLinks }: LinkSecrets, url: string) {
  return readSignedKey(callLinks, new URL(url).searchParams.get('key') ?? '')
}
