import type { Deps } from '#server/deps.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { ReceivedMail } from '#server/platform/mail/received-mail.ts'

/** The lead that a mail belongs to, and of a bounce the email that was not delivered. */
export type Thread = { leadId: string; undelivered: OutboxRow | null }

type ThreadDeps = Pick<Deps, 'store' | 'replyAddresses'>

/** By the signed address that it was sent to, else by the mails that it answers; null if it belongs to no lead. */
export async function findThread(deps: ThreadDeps, mail: ReceivedMail): Promise<Thread | null> {
  // That somebody called an email spam is no message to whoever wrote it.
  if (mail.bounce?.kind === 'complaint') return null
  const leadId = await byAddress(deps, mail.recipients)
  if (mail.bounce) {
    const undelivered = mail.bounce.messageId
      ? ((await findSent(deps, [mail.bounce.messageId]))[0] ?? null)
      : null
    const subject = leadId ?? (await leadOf(deps, undelivered?.subject_id ?? null))
    return subject ? { leadId: subject, undelivered } : null
  }
  const found = leadId ?? (await byReferences(deps, mail.references))
  return found ? { leadId: found, undelivered: null } : null
}

async function byAddress({ store, replyAddresses }: ThreadDeps, recipients: string[]) {
  for (const recipient of recipients) {
    const read = replyAddresses?.read(recipient)
    if (!read) continue
    const lead = await store
      .selectFrom('leads')
      .select(['id', 'reference'])
      .where('reference', '=', read.reference)
      .executeTakeFirst()
    if (lead && replyAddresses?.isSigned(lead, read.signature)) return lead.id
  }
  return null
}

async function byReferences(deps: ThreadDeps, references: string[]) {
  if (references.length === 0) return null
  const sent = await findSent(deps, references)
  const received = await deps.store
    .selectFrom('lead_mails')
    .select(['message_id', 'lead_id'])
    .where('message_id', 'in', references)
    .execute()
  for (const reference of references) {
    const row = sent.find(({ message_id }) => message_id === localPart(reference))
    const known = received.find(({ message_id }) => message_id === reference)
    const lead = known?.lead_id ?? (await leadOf(deps, row?.subject_id ?? null))
    if (lead) return lead
  }
  return null
}

/** Emails of ours; their ids in the outbox are before the @. */
async function findSent({ store }: ThreadDeps, references: string[]): Promise<OutboxRow[]> {
  return store
    .selectFrom('outbox')
    .selectAll()
    .where('channel', '=', 'mail')
    .where('message_id', 'in', references.map(localPart))
    .execute()
}

function localPart(messageId: string) {
  return messageId.slice(0, Math.max(0, messageId.lastIndexOf('@')))
}

/** The subject of an email, if it is a lead. */
async function leadOf({ store }: ThreadDeps, subjectId: string | null) {
  if (!subjectId) return null
  const lead = await store
    .selectFrom('leads')
    .select('id')
    .where('id', '=', subjectId)
    .executeTakeFirst()
  return (lead as Pick<LeadRow, 'id'> | undefined)?.id ?? null
}
