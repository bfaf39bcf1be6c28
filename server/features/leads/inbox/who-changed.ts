import type { AdminContext } from '#server/actions/admin-context.ts'
import type { LeadEventRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** Who made the last change of these kinds, to begin a sentence: "Ann Lee", "You" (in another tab) or "Somebody else". */
export async function whoChanged(
  transaction: StoreTransaction,
  { actor }: Pick<AdminContext, 'actor'>,
  leadId: string,
  kinds: LeadEventRow['kind'][],
) {
  const last = await transaction
    .selectFrom('lead_events')
    .select(['actor_id', 'actor_name'])
    .where('lead_id', '=', leadId)
    .where('kind', 'in', kinds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (last?.actor_id === actor.id) return 'You'
  return last?.actor_name || 'Somebody else'
}
