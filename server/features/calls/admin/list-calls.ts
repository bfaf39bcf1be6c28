import { z } from 'zod'
import { query } from '#server/actions/action.ts'
import { placeOf } from '#server/features/calls/find-call.ts'
import { offeredCalls } from '#server/features/calls/list-times.ts'
import { takerRoles } from '#server/features/calls/takers.ts'
import { callsWithoutPerson } from '#server/features/calls/without-person-email.ts'
import type { Store } from '#server/platform/db/schema.ts'
import type { Clock } from '#server/platform/runtime.ts'

const PAGE_SIZE = 25

const MINUTE = 60_000

const schema = z.object({
  when: z.enum(['coming', 'past']).catch('coming'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

/** Booked calls, the next first or the latest first, twenty-five per page. */
export const listCalls = query('editor', schema, async ({ store, clock }, { when, page }) => {
  const now = clock().toISOString()
  const isComing = when === 'coming'
  const rows = await store
    .selectFrom('calls')
    .innerJoin('leads', 'leads.id', 'calls.lead_id')
    .leftJoin('user', 'user.id', 'calls.account_id')
    .select([
      'calls.id',
      'calls.lead_id as leadId',
      'calls.kind_name as kind',
      'calls.minutes',
      'calls.starts_at as at',
      'calls.state',
      'calls.place',
      'calls.link',
      'leads.name',
      'user.name as person',
    ])
    .where('calls.starts_at', isComing ? '>=' : '<', now)
    .where('leads.status', '!=', 'spam')
    .orderBy('calls.starts_at', isComing ? 'asc' : 'desc')
    .orderBy('calls.id')
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return {
    calls: rows.slice(0, PAGE_SIZE).map(({ place, link, ...call }) => ({
      ...call,
      /** Where a call by video takes place; null for others, and for those that are over or cancelled. */
      join:
        Date.parse(call.at) + call.minutes * MINUTE > Date.parse(now) &&
        call.state === 'booked' &&
        place === 'video'
          ? placeOf({ id: call.id, place, link }, { phone: null })
          : null,
    })),
    now,
    when,
    page,
    hasMore: rows.length > PAGE_SIZE,
    /** Who can take calls that nobody takes; empty if there are none. */
    people: (await hasCallsWithoutPerson({ store, clock })) ? await listPeople(store) : [],
    /** Whether visitors can book. */
    isOpen: (await offeredCalls(store)).length > 0,
  }
})

async function hasCallsWithoutPerson(deps: { store: Store; clock: Clock }) {
  const one = await callsWithoutPerson(deps).select('calls.id').limit(1).executeTakeFirst()
  return one !== undefined
}

function listPeople(store: Store) {
  return store
    .selectFrom('user')
    .select(['id', 'name'])
    .where('role', 'in', takerRoles)
    .orderBy('name')
    .execute()
}
