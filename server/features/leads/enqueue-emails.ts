import type { Deps } from '#server/deps.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { enqueue, type OutboxEntry } from '#server/platform/outbox/enqueue.ts'
import {
  limitUnverified,
  type UnverifiedMailDeps,
} from '#server/platform/outbox/unverified-mail.ts'
import { isDeliverable } from './is-deliverable.ts'

/** The webhook event for a new lead, by kind. */
export const leadEvents = {
  inquiry: 'inquiry.created',
  partner: 'partner_inquiry.created',
  application: 'application.created',
} as const

type EmailDeps = UnverifiedMailDeps & Pick<Deps, 'newId'>

/**
 * Queues the emails about a new lead: none for spam, and a receipt only to a valid address and within the limits for
 * unverified addresses.
 */
export async function enqueueEmails(
  transaction: StoreTransaction,
  deps: EmailDeps,
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
    isDeliverable(lead) &&
    (await limitUnverified(transaction, deps, email('lead-to-visitor', lead.email)))
  await enqueue(transaction, deps, receipt ? [...toStaff, receipt] : toStaff)
}
