import { leadPath } from '#model/admin-paths.ts'
import type { Deps } from '#server/deps.ts'
import { callsCalendar } from '#server/features/calls/call-calendar.ts'
import { placeOf } from '#server/features/calls/find-call.ts'
import { takerRoles } from '#server/features/calls/takers.ts'
import { hashOfFeedKey } from './feed-key.ts'

/** Milliseconds for which past calls stay in a feed: ninety days. */
const PAST = 90 * 86_400_000

/** Calls in a feed; the latest stay. */
const CALLS_MAX = 2_000

type FeedDeps = Pick<Deps, 'store' | 'clock' | 'content'>

/** The calls of the person whose key it is, as a calendar file; null for a wrong key. `siteUrl`: for links to the inbox. */
export async function writeFeed(deps: FeedDeps, key: string, siteUrl: string | null) {
  const owner = await deps.store
    .selectFrom('call_feeds')
    .innerJoin('user', 'user.id', 'call_feeds.account_id')
    .select('user.id')
    .where('key_hash', '=', hashOfFeedKey(key))
    .where('user.role', 'in', takerRoles)
    .executeTakeFirst()
  if (!owner) return null
  const { name } = await deps.content.site()
  const calls = await callsOf(deps, owner.id)
  const events = calls.map(({ visitor, email, phone, ...call }) => ({
    call,
    summary: `${call.kind_name} with ${visitor}`,
    location: placeOf(call, { phone }),
    description: [email, phone, siteUrl && siteUrl + leadPath(call.lead_id)]
      .filter(Boolean)
      .join('\n'),
    at: new Date(call.time_set_at),
  }))
  return callsCalendar(`Calls, ${name}`, events)
}

function callsOf({ store, clock }: FeedDeps, accountId: string) {
  return store
    .selectFrom('calls')
    .innerJoin('leads', 'leads.id', 'calls.lead_id')
    .selectAll('calls')
    .select(['leads.name as visitor', 'leads.email', 'leads.phone'])
    .where('calls.account_id', '=', accountId)
    .where('leads.status', '!=', 'spam')
    .where('starts_at', '>', new Date(clock().getTime() - PAST).toISOString())
    .orderBy('starts_at', 'desc')
    .orderBy('calls.id')
    .limit(CALLS_MAX)
    .execute()
}
