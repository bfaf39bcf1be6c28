import { EMAIL_MAX } from '#model/email.ts'
import { looksLikeEmail } from '#model/email-shape.ts'
import type { Deps } from '#server/deps.ts'
import { enqueueEvent } from '#server/features/webhooks/enqueue-event.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { enqueue, type OutboxEntry } from '#server/platform/outbox/enqueue.ts'
import {
  limitUnverified,
  type UnverifiedMailDeps,
} from '#server/platform/outbox/unverified-mail.ts'

/** The webhook event for a new lead, by kind. */
const leadEvents = {
  inquiry: 'inquiry.created',
  partner: 'partner_inquiry.created',
  application: 'application.created',
  call: 'call.booked',
  email: 'email.created',
} as const

type AnnounceDeps = UnverifiedMailDeps & Pick<Deps, 'newId'>

/**
 * Queues the webhook calls and emails about a new lead: none for spam, and a receipt only to a valid address and within
 * the limits for unverified addresses. A mail gets no receipt: programs that answer by themselves would go on for ever.
 */
export async function announceLead(
  transaction: StoreTransaction,
  deps: AnnounceDeps,
  lead: LeadRow,
  notify: string[],
) {
  if (lead.status === 'spam') return
  const email = (topic: string, recipient: string): OutboxEntry => ({
    channel: 'mail',
    topic,
    recipient,
    subjectId: lead.id,
    payload: null,
    messageId: `${topic}.${lead.id}.${notify.indexOf(recipient) + 1}`,
  })
  const toStaff = notify.map((address) => email('lead-to-staff', address))
  const receipt =
    lead.kind !== 'email' &&
    isDeliverable(lead) &&
    (await limitUnverified(transaction, deps, email(receiptTopic(lead), lead.email)))
  await enqueue(transaction, deps, receipt ? [...toStaff, receipt] : toStaff)
  await enqueueEvent(transaction, deps, leadEvents[lead.kind], lead.id)
}

function receiptTopic({ kind }: LeadRow) {
  return kind === 'call' ? 'call-booked' : 'lead-to-visitor'
}

/** Whether email can be sent: the visitors' forms accept looser addresses. */
export function isDeliverable({ email }: { email: string }) {
  return looksLikeEmail(email) && email.length <= EMAIL_MAX
}

/**
 * Queues the emails and webhook calls that were suppressed when a lead was marked as spam on arrival
 * (leads/store-lead.ts). Does so once, however often the lead changes status. For leads that a person marked as spam
 * they were queued on arrival.
 */
export async function releaseFromSpam(
  transaction: StoreTransaction,
  context: AnnounceDeps & Pick<Deps, 'content'>,
  lead: LeadRow,
) {
  if (!lead.spam_reason || (await wasReleased(transaction, lead.id))) return
  const { notify } = await context.content.site()
  await announceLead(transaction, context, { ...lead, status: 'new' }, notify)
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
