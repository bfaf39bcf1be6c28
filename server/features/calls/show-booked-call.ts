import type { BookedCall } from '#model/calls/booked-call.ts'
import { MINUTE } from '#model/calls/hours.ts'
import type { Language } from '#model/language/language.ts'
import type { Deps } from '#server/deps.ts'
import { bookedCalendarPath, callOfLink } from './call-link.ts'
import { type FoundCall, findCall, placeOf } from './find-call.ts'
import { freeTimesOf } from './free-times.ts'
import { weekAt } from './list-times.ts'
import { takersOf } from './takers.ts'
import { dayName, timeSpanName } from './time-names.ts'

type ShowDeps = Pick<Deps, 'store' | 'content' | 'clock' | 'secrets'>

/** The call of a link, with the times to which it can be moved; null for a link that is not ours or whose call was deleted. */
export async function showBookedCall(deps: ShowDeps, url: string): Promise<BookedCall | null> {
  const id = callOfLink(deps.secrets, url)
  const found = id && (await findCall(deps.store, id))
  if (!found) return null
  const language = await deps.content.language()
  const { call, lead, person } = found
  const { starts_at, zone, minutes, place } = call
  const start = new Date(starts_at)
  const isBegun = start <= deps.clock()
  const isOver = start.getTime() + minutes * MINUTE <= deps.clock().getTime()
  const isAhead = call.state === 'booked' && !isOver
  const canMove = isAhead && !isBegun && lead.status !== 'spam'
  return {
    state: call.state === 'booked' && isBegun ? 'begun' : call.state,
    day: dayName(start, zone, language.tag),
    time: timeSpanName(start, minutes, zone, language.tag),
    what: `${call.kind_name}, ${language.t('{count} minutes', { count: minutes })}`,
    person: person?.name ?? null,
    place,
    at: isAhead ? placeOf(call, lead) : null,
    calendar: isAhead ? bookedCalendarPath(deps.secrets, call.id) : null,
    reference: lead.reference,
    week: canMove ? await otherTimes(deps, found, language, url) : null,
  }
}

/** The free times of its person in the week that the address asks for; null if nobody takes the call any more. */
async function otherTimes(deps: ShowDeps, { call }: FoundCall, { tag }: Language, url: string) {
  const takers = await takersOf(deps.store, call.account_id)
  if (takers.length === 0) return null
  const free = await freeTimesOf(deps, takers, call.minutes, call.id)
  const others = (start: number) => start !== Date.parse(call.starts_at)
  const day = new URL(url).searchParams.get('day') ?? ''
  return weekAt({ ...free, between: (range) => free.between(range).filter(others) }, day, {
    zone: call.zone,
    tag,
    now: deps.clock(),
  })
}
