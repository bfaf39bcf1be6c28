import { z } from 'zod'
import { REPLY_UNDO_TIME } from '#model/leads/inbox.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { leadId, lockLeadOrFail } from './lock-leads.ts'
import { takePlanned } from './planned-replies.ts'
import { queueReply, requireReplyable } from './queue-reply.ts'
import { queuedMessage } from './reply.ts'

const sendSchema = z.object({ id: leadId, event: z.string().catch('') })

/** Sends a planned reply now, even if it is held. It stays in the name of whoever wrote it. */
export const sendPlanned = mutation('editor', sendSchema, async (context, { id, event }) => {
  await context.store.transaction().execute(async (transaction) => {
    const lead = await lockLeadOrFail(transaction, id)
    requireReplyable(lead)
    const planned = await takePlanned(transaction, id, event)
    if (!planned) fail(409, 'This reply was already sent or taken back.')
    const author = { ...context, actor: { id: planned.actor_id, name: planned.actor_name } }
    const written = { ...planned, keep: planned.keep === 1, delay: REPLY_UNDO_TIME }
    await queueReply(transaction, author, lead, written)
    await audit(transaction, context, {
      action: 'leads.replied',
      subject: `lead:${id}`,
      summary: `Sent a planned reply to ${lead.reference} now`,
    })
  })
  return { message: queuedMessage(context), value: null }
})
