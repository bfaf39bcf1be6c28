import { v5, validate } from 'uuid'
import { z } from 'zod'
import { unfilledPlaceholder } from '#model/content/reply-placeholders.ts'
import { REPLY_MAX, REPLY_UNDO_TIME } from '#model/leads/inbox.ts'
import { momentText } from '#model/moment-text.ts'
import { oneLineEnd, requiredText } from '#model/text.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { dueTime } from '#server/features/content/plans/due-time.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { leadId, lockLeadOrFail } from './lock-leads.ts'
import { planReply } from './planned-replies.ts'
import { queueReply, requireReplyable } from './queue-reply.ts'

const replySchema = z.object({
  id: leadId,
  /** Created with the form, so that a reply submitted twice is sent once. */
  key: z.string().refine(validate, 'Reload the page, then send.'),
  reply: z.preprocess(
    (value) => (typeof value === 'string' ? oneLineEnd(value) : value),
    requiredText(REPLY_MAX, 'A reply', 'Write the reply first.').superRefine((value, context) => {
      const open = unfilledPlaceholder(value)
      if (open) context.addIssue(`Fill in {${open}} or remove it, then send.`)
    }),
  ),
  /** If set, the status is kept. */
  keep: z.string().optional(),
  /** When it leaves, in the site's time zone ("2026-11-30T09:00"); empty for now. */
  at: z.string().optional(),
})

/**
 * Queues a reply to the visitor, which leaves after `REPLY_UNDO_TIME` or at the time that was chosen; the lead counts as
 * answered once it has been sent (`replySent`).
 */
export const reply = mutation('editor', replySchema, async (context, input) => {
  const { id, at } = input
  const site = await context.content.site()
  const due = at ? dueTime(context, at, site.timeZone) : null
  const written = { id: eventId(input), text: input.reply, keep: Boolean(input.keep) }
  await context.store.transaction().execute(async (transaction) => {
    const lead = await lockLeadOrFail(transaction, id)
    requireReplyable(lead)
    if (await isKnown(transaction, written.id)) return
    if (due) await planReply(transaction, context, lead, { ...written, due, site })
    else await queueReply(transaction, context, lead, { ...written, delay: REPLY_UNDO_TIME })
    await audit(transaction, context, {
      action: due ? 'leads.reply-planned' : 'leads.replied',
      subject: `lead:${id}`,
      summary: due ? `Planned a reply to ${lead.reference}` : `Replied to ${lead.reference}`,
    })
  })
  const message = due
    ? `Your reply leaves on ${momentText(due.toISOString(), site.timeZone, 'moment')}.`
    : queuedMessage(context)
  return { message, value: { replyKey: context.newId() } }
})

/** Says when a reply leaves that was queued for now. */
export function queuedMessage({ sendsMail }: Pick<AdminContext, 'sendsMail'>) {
  return sendsMail
    ? 'Your reply leaves in ten seconds. Until then you can undo it.'
    : 'Your reply is saved. It will be sent once a mail server is set up; until then the lead counts as open.'
}

/** Derived from key, lead and text: the same reply sent twice is one; different text under a used key is another. */
function eventId({ id, key, reply: text }: z.output<typeof replySchema>) {
  return v5(Buffer.from(`${id} ${text}`), key)
}

/** Whether the reply was stored before, even if it was taken back since. */
async function isKnown(transaction: StoreTransaction, id: string) {
  for (const table of ['lead_events', 'planned_replies'] as const) {
    const row = await transaction
      .selectFrom(table)
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (row) return true
  }
  return false
}
