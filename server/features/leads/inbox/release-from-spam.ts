import type { AdminContext } from '#server/actions/admin-context.ts'
import { enqueueEmails, leadEvents } from '#server/features/leads/enqueue-emails.ts'
import { enqueueEvent } from '#server/features/webhooks/enqueue-event.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/**
 * Queues the emails and webhook calls that were suppressed when a lead was marked as spam on arrival
 * (leads/store-lead.ts). Does so once, however often the lead changes status. For leads that a person marked as spam
 * they were queued on arrival.
 */
export async function releaseFromSpam(
  transaction: StoreTransaction,
  context: AdminContext,
  lead: LeadRow,
) {
  if (!lead.spam_reason || (await wasReleased(transaction, lead.id))) return
  const { notify } = await context.content.site()
  await enqueueEmails(transaction, context, { ...lead, status: 'new' }, notify)
  await enqueueEvent(transaction, context, leadEvents[lead.kind], lead.id)
}

async function wasReleased(transaction: StoreTransaction, leadId: string) {
  const earlier = await transaction
    .selectFrom('lead_events')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'status')
    .where('before', '=', 'spam')
    .executeTakeFirst()
  return Boolean(earlier)
}
