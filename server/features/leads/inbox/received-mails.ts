import type { LeadMailRow } from '#server/platform/db/rows/leads.ts'
import type { Store } from '#server/platform/db/schema.ts'
import type { AttachedFile } from './reply-files.ts'

/** An attachment that was not kept; `reason` is a sentence. */
export type RefusedAttachment = { name: string; reason: string }

/** A mail that was received, as its lead shows it. */
export type ReceivedMail = Pick<LeadMailRow, 'subject' | 'text' | 'quoted'> & {
  from: { name: string; address: string }
  nature: LeadMailRow['kind']
  /** Of a bounce: the message id in the outbox of the email that was not delivered. */
  bounced: string | null
  files: AttachedFile[]
  refused: RefusedAttachment[]
}

/** The mails under a lead, by their ids. */
export async function receivedMails(
  store: Store,
  leadId: string,
  filesOf: (mailId: string) => AttachedFile[],
) {
  const mails = await store
    .selectFrom('lead_mails')
    .selectAll()
    .where('lead_id', '=', leadId)
    .execute()
  return new Map(mails.map((row) => [row.id, shownMail(row, filesOf(row.id))]))
}

export function shownMail(row: LeadMailRow, files: AttachedFile[]): ReceivedMail {
  const { from_name: name, from_address: address, subject, text, quoted, bounced } = row
  const refused = JSON.parse(row.refused) as RefusedAttachment[]
  return {
    from: { name, address },
    subject,
    text,
    quoted,
    nature: row.kind,
    bounced,
    files,
    refused,
  }
}
