import type { BookedCall } from '#model/calls/booked-call.ts'
import type { Deps } from '#server/deps.ts'
import { formatDateTime } from '#server/features/leads/format-date-time.ts'
import { callOfLink } from './call-link.ts'
import { findCall } from './find-call.ts'
import { freeTimesOf } from './free-times.ts'
import { weekAt } from './list-times.ts'
import { takersOf } from './takers.ts'

type ShowDeps = Pick<Deps, 'store' | 'content' | 'clock' | 'secrets'>

/** The call of a link, with the times to which it can be moved; null for a link that is not ours or whose call was deleted. */
export async function showBookedCall(deps: ShowDeps, url: string): Promise<BookedCall | null> {
  const id = callOfLink(deps.secrets, url)
  const found = id && (await findCall(deps.store, id))
  if (!found) return null
  const { call, lead, person } = found
  const { t, tag } = await deps.content.language()
  const { zone, minutes, starts_at: at } = call
  const now = deps.clock()
  const isOpen = call.state === 'booked' && at > now.toISOString()
  const takers = isOpen ? await takersOf(deps.store, call.account_id) : []
  const free = takers.length > 0 && (await freeTimesOf(deps, takers, minutes))
  const day = new URL(url).searchParams.get('day') ?? ''
  return {
    state: call.state === 'booked' && !isOpen ? 'begun' : call.state,
    when: formatDateTime(new Date(at), { timeZone: zone }, tag),
    what: `${call.kind_name}, ${t('{count} minutes', { count: minutes })}`,
    person: person?.name ?? null,
    reference: lead.reference,
    zone,
    at,
    week: free ? weekAt(free, day, { zone, tag, now }) : null,
  }
}
