import { enqueueEmails, leadEvents } from '#server/features/leads/enqueue-emails.ts'
import { enqueueEvent } from '#server/features/webhooks/enqueue-event.ts'
import type { AdminContext } from '#server/platform/actions/admin-context.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/**
 * Causes the mails and the webhooks that a lead taken for spam on arrival did not cause (leads/store-lead.ts): once,
 * however often it goes back and forth. What a person put among the spam had caused them before.
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
