import type { LeadFileRow, LeadMailRow } from '#server/platform/db/rows/leads.ts'
import type { Store } from '#server/platform/db/schema.ts'

/** An attachment that was not kept; `reason` is a sentence. */
export type RefusedAttachment = { name: string; reason: string }

/** A mail that was received, as its lead shows it. */
export type ReceivedMail = Pick<LeadMailRow, 'subject' | 'text' | 'quoted'> & {
  from: { name: string; address: string }
  nature: LeadMailRow['kind']
  /** Of a bounce: the message id in the outbox of the email that was not delivered. */
  bounced: string | null
  files: Pick<LeadFileRow, 'id' | 'name' | 'size'>[]
  refused: RefusedAttachment[]
}

/** The mails under a lead, by their ids. */
export async function receivedMails(store: Store, leadId: string) {
  const mails = await store
    .selectFrom('lead_mails')
    .selectAll()
    .where('lead_id', '=', leadId)
    .execute()
  if (mails.length === 0) return new Map<string, ReceivedMail>()
  const files = await store
    .selectFrom('lead_files')
    .select(['id', 'name', 'size', 'mail_id'])
    .where('lead_id', '=', leadId)
    .where('mail_id', 'is not', null)
    .orderBy('id')
    .execute()
  return new Map(
    mails.map(({ id, from_name, from_address, subject, text, quoted, kind, bounced, refused }) => [
      id,
      {
        from: { name: from_name, address: from_address },
        subject,
        text,
        quoted,
        nature: kind,
        bounced,
        files: files
          .filter(({ mail_id }) => mail_id === id)
          .map(({ id, name, size }) => ({ id, name, size })),
        refused: JSON.parse(refused) as RefusedAttachment[],
      } satisfies ReceivedMail,
    ]),
  )
}
