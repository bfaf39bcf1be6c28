import type { Deps } from '#server/deps.ts'
import { announceLead } from '#server/features/leads/announce-lead.ts'
import { addEvent } from '#server/features/leads/inbox/events.ts'
import { lockLeadsForUpdate } from '#server/features/leads/inbox/lock-leads.ts'
import type { RefusedAttachment } from '#server/features/leads/inbox/received-mails.ts'
import { indexMessages } from '#server/features/leads/index-messages.ts'
import { insertRows } from '#server/platform/db/insert-rows.ts'
import type { LeadFileRow, LeadMailRow, LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { Mailbox } from '#server/platform/mail/email-template.ts'
import type { ReceivedMail } from '#server/platform/mail/received-mail.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { addLeadOfMail } from './add-lead-of-mail.ts'
import type { Thread } from './find-thread.ts'

export type NewMail = {
  mail: ReceivedMail & { from: Mailbox }
  /** Identifies the mail. */
  hash: string
  thread: Thread | null
  receivedAt: Date
  files: { kept: Omit<LeadFileRow, 'lead_id' | 'mail_id'>[]; refused: RefusedAttachment[] }
}

type Settings = { notify: string[]; referencePrefix: string }

/** Adds a mail to its lead, which an answer opens again, or makes a lead of it. */
export async function storeMail(
  transaction: StoreTransaction,
  deps: Deps,
  received: NewMail,
  settings: Settings,
) {
  const { thread, mail } = received
  const [known] = thread ? await lockLeadsForUpdate(transaction, [thread.leadId]) : []
  // Its lead was erased a moment ago.
  if (!known && mail.nature !== 'answer') return
  const lead = known ?? (await addLeadOfMail(transaction, deps, received, settings.referencePrefix))
  const id = await addMail(transaction, deps, received, lead)
  await indexMessages(transaction, lead)
  if (!known) return announceLead(transaction, deps, lead, settings.notify)
  if (mail.nature === 'answer') {
    await openAgain(transaction, deps, lead, { id, at: received.receivedAt }, settings.notify)
  }
}

async function addMail(
  transaction: StoreTransaction,
  deps: Deps,
  { mail, hash, thread, receivedAt, files }: NewMail,
  lead: LeadRow,
) {
  const id = deps.newId()
  const { from, subject, text, quoted, nature } = mail
  const row: LeadMailRow = {
    id,
    lead_id: lead.id,
    message_id: await freeMessageId(transaction, mail.messageId ?? hash, hash),
    from_name: from.name,
    from_address: from.address,
    subject,
    text,
    quoted,
    kind: nature,
    bounced: thread?.undelivered?.message_id ?? null,
    refused: JSON.stringify(files.refused),
    received_at: receivedAt.toISOString(),
  }
  await transaction.insertInto('lead_mails').values(row).execute()
  const actor = { id: null, name: from.name || from.address }
  const context = { newId: deps.newId, clock: () => receivedAt, actor }
  await addEvent(transaction, context, { id, lead_id: lead.id, kind: 'mail' })
  const attached = files.kept.map((file) => ({ ...file, lead_id: lead.id, mail_id: id }))
  await insertRows(transaction, 'lead_files', attached)
  return id
}

/** Some programs use one Message-ID for several mails. */
async function freeMessageId(transaction: StoreTransaction, messageId: string, hash: string) {
  const taken = await transaction
    .selectFrom('lead_mails')
    .select('id')
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  return taken ? hash : messageId
}

/**
 * An answer makes its lead unread, opens it if it had been answered, and waits for ours. Spam stays where it is.
 */
async function openAgain(
  transaction: StoreTransaction,
  deps: Deps,
  lead: LeadRow,
  { id: mailId, at }: { id: string; at: Date },
  notify: string[],
) {
  if (lead.status === 'spam') return
  const status = lead.status === 'answered' ? 'new' : lead.status
  await transaction
    .updateTable('leads')
    .set({ status, read_at: null, waiting_since: lead.waiting_since ?? at.toISOString() })
    .where('id', '=', lead.id)
    .execute()
  await enqueue(
    transaction,
    deps,
    notify.map((recipient, index) => ({
      channel: 'mail',
      topic: 'mail-to-staff',
      recipient,
      subjectId: lead.id,
      payload: { mail: mailId },
      messageId: `mail-to-staff.${mailId}.${index + 1}`,
    })),
  )
}
