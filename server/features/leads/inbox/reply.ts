import { v5, validate } from 'uuid'
import { z } from 'zod'
import { REPLY_MAX, REPLY_UNDO_TIME } from '#model/leads/inbox.ts'
import { oneLineEnd, requiredText } from '#model/text.ts'
import { mutation } from '#server/actions/action.ts'
import { isDeliverable } from '#server/features/leads/announce-lead.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { stopReminders } from './answered.ts'
import { addEvent, replyMessageId } from './events.ts'
import { leadId, lockLeadOrFail } from './lock-leads.ts'
import type { ReplyPayload } from './reply-sent.ts'

const replySchema = z.object({
  id: leadId,
  /** Created with the form, so that a reply submitted twice is sent once. */
  key: z.string().refine(validate, 'Reload the page, then send.'),
  reply: z.preprocess(
    (value) => (typeof value === 'string' ? oneLineEnd(value) : value),
    requiredText(REPLY_MAX, 'A reply', 'Write the reply first.'),
  ),
  /** If set, the status is kept. */
  keep: z.string().optional(),
})

/** Queues a reply to the visitor, which leaves after `REPLY_UNDO_TIME`; the lead counts as answered once it has been sent (`replySent`). */
export const reply = mutation('editor', replySchema, async (context, input) => {
  const { id } = input
  const event = eventId(input)
  await context.store.transaction().execute(async (transaction) => {
    const lead = await lockLeadOrFail(transaction, id)
    if (lead.status === 'spam') fail(409, 'Mark it as not spam first, then reply.')
    if (!isDeliverable(lead)) {
      fail(422, 'The visitor’s address can’t receive email. Please call instead.')
    }
    const known = await transaction
      .selectFrom('lead_events')
      .select('id')
      .where('id', '=', event)
      .executeTakeFirst()
    if (known) return
    await addEvent(transaction, context, {
      id: event,
      lead_id: id,
      kind: 'reply',
      text: input.reply,
    })
    await enqueue(transaction, context, [
      {
        channel: 'mail',
        topic: 'lead-reply',
        recipient: lead.email,
        subjectId: id,
        payload: { event, keep: Boolean(input.keep) } satisfies ReplyPayload,
        messageId: replyMessageId(event),
        delay: REPLY_UNDO_TIME,
      },
    ])
    await stopReminders(transaction, id)
    const summary = `Replied to ${lead.reference}`
    await audit(transaction, context, { action: 'leads.replied', subject: `lead:${id}`, summary })
  })
  const message = context.sendsMail
    ? 'Your reply leaves in ten seconds. Until then you can undo it.'
    : 'Your reply is saved. It will be sent once a mail server is set up; until then the lead counts as open.'
  return { message, value: { replyKey: context.newId() } }
})

/** Derived from key, lead and text: the same reply sent twice is one; different text under a used key is another. */
function eventId({ id, key, reply: text }: z.output<typeof replySchema>) {
  return v5(Buffer.from(`${id} ${text}`), key)
}
