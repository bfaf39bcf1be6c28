import { isEmail } from '#model/email.ts'
import type { LeadRow } from '#server/db/schema.ts'
import type { OutboxEntry } from '#server/outbox/enqueue.ts'

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
  return isEmail(lead.email) ? [...toStaff, letter('lead-to-visitor', lead.email)] : toStaff
}
