import { isDeliverable } from '#server/features/leads/announce-lead.ts'
import { indexMessages } from '#server/features/leads/index-messages.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import type { Clock, NewId } from '#server/platform/runtime.ts'
import { stopReminders } from './answered.ts'
import { addEvent, replyMessageId } from './events.ts'
import type { ReplyPayload } from './reply-sent.ts'

type WrittenReply = {
  /** The id that its event gets. */
  id: string
  text: string
  keep: boolean
  /** Milliseconds until it leaves. */
  delay?: number
}

type Context = { clock: Clock; newId: NewId; actor: { id: string | null; name: string } }

/** Puts a reply on the timeline and in the outbox. */
export async function queueReply(
  transaction: StoreTransaction,
  context: Context,
  lead: LeadRow,
  { id, text, keep, delay }: WrittenReply,
) {
  await addEvent(transaction, context, { id, lead_id: lead.id, kind: 'reply', text })
  await indexMessages(transaction, lead)
  await enqueue(transaction, context, [
    {
      channel: 'mail',
      topic: 'lead-reply',
      recipient: lead.email,
      subjectId: lead.id,
      payload: { event: id, keep } satisfies ReplyPayload,
      messageId: replyMessageId(id),
      delay,
    },
  ])
  await stopReminders(transaction, lead.id)
}

/** @throws HttpError 409 for spam, 422 for an address that can't receive mail. */
export function requireReplyable(lead: LeadRow) {
  if (lead.status === 'spam') fail(409, 'Mark it as not spam first, then reply.')
  if (!isDeliverable(lead)) {
    fail(422, 'The visitor’s address can’t receive email. Please call instead.')
  }
}
