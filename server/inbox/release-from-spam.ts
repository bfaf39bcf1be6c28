import type { Desk } from '#server/back-office/desk.ts'
import type { LeadRow } from '#server/db/rows/leads.ts'
import type { StoreTransaction } from '#server/db/schema.ts'
import { enqueueLetters, leadEvents } from '#server/leads/enqueue-letters.ts'
import { enqueueEvent } from '#server/webhooks/enqueue-event.ts'

/**
 * Causes the mails and the webhooks that a lead taken for spam on arrival did not cause (leads/store-lead.ts): once,
 * however often it goes back and forth. What a person put among the spam had caused them before.
 */
export async function releaseFromSpam(transaction: StoreTransaction, desk: Desk, lead: LeadRow) {
  if (!lead.spam_reason || (await wasReleased(transaction, lead.id))) return
  const { notify } = await desk.content.site()
  await enqueueLetters(transaction, desk, { ...lead, status: 'new' }, notify)
  await enqueueEvent(transaction, desk, leadEvents[lead.kind], lead.id)
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
