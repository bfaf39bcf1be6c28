import { CALL_ID_MARK } from '#model/calls/call.ts'
import type { CallRow } from '#server/platform/db/rows/calls.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

/** A call with who booked it and whose it is. */
export type FoundCall = {
  call: CallRow
  lead: LeadRow
  person: { name: string; email: string } | null
}

export async function findCall(store: Store | StoreTransaction, id: string) {
  const call = await store
    .selectFrom('calls')
    .select('lead_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return call ? findCallOf(store, call.lead_id) : null
}

export async function findCallOf(
  store: Store | StoreTransaction,
  leadId: string,
): Promise<FoundCall | null> {
  const [lead, call] = await Promise.all([
    store.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst(),
    store.selectFrom('calls').selectAll().where('lead_id', '=', leadId).executeTakeFirst(),
  ])
  if (!lead || !call) return null
  const person = await store
    .selectFrom('user')
    .select(['name', 'email'])
    .where('id', '=', call.account_id ?? '')
    .executeTakeFirst()
  return { call, lead, person: person ?? null }
}

/** Where a call takes place: the link of its video, or the number that the person calls. */
export function placeOf(
  { id, place, link }: Pick<CallRow, 'id' | 'place' | 'link'>,
  lead: Pick<LeadRow, 'phone'>,
) {
  return place === 'phone' ? (lead.phone ?? '') : link.replaceAll(CALL_ID_MARK, id)
}
