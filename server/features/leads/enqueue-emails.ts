import type { Deps } from '#server/deps.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { enqueue, type OutboxEntry } from '#server/platform/outbox/enqueue.ts'
import {
  limitUnverified,
  type UnverifiedMailDeps,
} from '#server/platform/outbox/unverified-mail.ts'
import { isDeliverable } from './is-deliverable.ts'

/** What other systems are told when a lead of this kind has arrived. */
export const leadEvents = {
  inquiry: 'inquiry.created',
  partner: 'partner_inquiry.created',
  application: 'application.created',
} as const

type EmailDeps = UnverifiedMailDeps & Pick<Deps, 'newId'>

/**
 * Writes the mails that a new lead causes: none for spam, to the visitor only where the address can be one and the
 * limits of mail to unproven addresses allow it.
 */
export async function enqueueEmails(
  transaction: StoreTransaction,
  deps: EmailDeps,
  lead: LeadRow,
  notify: string[],
) {
  if (lead.status === 'spam') return
  const letter = (topic: string, recipient: string): OutboxEntry => ({
    channel: 'mail',
    topic,
    recipient,
    subjectId: lead.id,
    payload: null,
    messageId: `${topic}.${lead.id}.${notify.indexOf(recipient) + 1}`,
  })
  const toStaff = notify.map((address) => letter('lead-to-staff', address))
  const receipt =
    isDeliverable(lead) &&
    (await limitUnverified(transaction, deps, letter('lead-to-visitor', lead.email)))
  await enqueue(transaction, deps, receipt ? [...toStaff, receipt] : toStaff)
}
