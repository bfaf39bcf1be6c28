import { callStates } from '#model/calls/call.ts'
import type { CsvColumn } from '#server/actions/csv.ts'
import type { CallRow } from '#server/platform/db/rows/calls.ts'
import type { Store } from '#server/platform/db/schema.ts'

type ExportedCall = Pick<CallRow, 'lead_id' | 'kind_name' | 'starts_at' | 'minutes' | 'state'> & {
  person: string | null
}

/** The call of a lead that booked one. */
export type WithCall = { call: ExportedCall | null }

/** Finds the booked call of one of these leads. */
export async function callsByLead(store: Store, leadIds: string[]) {
  if (leadIds.length === 0) return () => null
  const calls = await store
    .selectFrom('calls')
    .leftJoin('user', 'user.id', 'calls.account_id')
    .select(['lead_id', 'kind_name', 'starts_at', 'minutes', 'state', 'user.name as person'])
    .where('lead_id', 'in', leadIds)
    .execute()
  const byLead = new Map<string, ExportedCall>(calls.map((call) => [call.lead_id, call]))
  return (leadId: string) => byLead.get(leadId) ?? null
}

export const callColumns: CsvColumn<WithCall>[] = [
  { head: 'Call', value: ({ call }) => call?.kind_name ?? null },
  { head: 'Call at (UTC)', value: ({ call }) => call?.starts_at ?? null },
  { head: 'Call minutes', value: ({ call }) => call?.minutes ?? null },
  { head: 'Call with', value: ({ call }) => call?.person ?? null },
  { head: 'Call status', value: ({ call }) => (call ? callStates[call.state] : null) },
]
