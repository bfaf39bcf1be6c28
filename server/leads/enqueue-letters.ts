import type { LeadRow } from '#server/db/rows/leads.ts'
import type { OutboxEntry } from '#server/outbox/enqueue.ts'
import { canBeWrittenTo } from './can-be-written-to.ts'

/** What other systems are told when a lead of this kind has arrived. */
export const leadEvents = {
  inquiry: 'inquiry.created',
  partner: 'partner_inquiry.created',
  application: 'application.created',
} as const

/** The mails that a new lead causes: none for spam, to the visitor only where the address can be one. */
export function lettersOf(lead: LeadRow, notify: string[]): OutboxEntry[] {
  if (lead.status === 'spam') return []
  const letter = (topic: string, recipient: string): OutboxEntry => ({
    channel: 'mail',
    topic,
    recipient,
    subjectId: lead.id,
    payload: null,
    messageId: `${topic}.${lead.id}.${notify.indexOf(recipient) + 1}`,
  })
  const toStaff = notify.map((address) => letter('lead-to-staff', address))
  return canBeWrittenTo(lead) ? [...toStaff, letter('lead-to-visitor', lead.email)] : toStaff
}
