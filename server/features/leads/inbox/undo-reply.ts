import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { indexMessages } from '#server/features/leads/index-messages.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { addEvent, notLeftStates, replyMessageId } from './events.ts'
import { leadId, lockLeadOrFail } from './lock-leads.ts'
import { takePlanned } from './planned-replies.ts'
import { addToDraft } from './reply-drafts.ts'
import { moveFiles } from './reply-files.ts'

const undoSchema = z.object({ id: leadId, event: z.string().catch('') })

/**
 * Takes a reply back that is planned, or that no mail server has seen: it becomes a draft, with its files. The state of its outbox
 * row decides between this and a worker that sends it.
 */
export const undoReply = mutation('editor', undoSchema, async (context, { id, event }) => {
  const text = await context.store.transaction().execute(async (transaction) => {
    const lead = await lockLeadOrFail(transaction, id)
    const planned = await takePlanned(transaction, id, event)
    if (planned) {
      await recordUndone(transaction, context, lead, planned)
      return planned.text
    }
    const row = await transaction
      .selectFrom('lead_events')
      .select(['id', 'text'])
      .where('id', '=', event)
      .where('lead_id', '=', id)
      .where('kind', '=', 'reply')
      .executeTakeFirst()
    if (!row) fail(404, 'This reply was already taken back.')
    const { numDeletedRows } = await transaction
      .deleteFrom('outbox')
      .where('message_id', '=', replyMessageId(row.id))
      .where('state', 'in', notLeftStates)
      .where('attempts', '=', 0)
      .executeTakeFirst()
    if (numDeletedRows === 0n) fail(409, 'The reply has left, so it can’t be undone any more.')
    await transaction.deleteFrom('lead_events').where('id', '=', row.id).execute()
    await indexMessages(transaction, lead)
    const undone = { id: row.id, text: row.text ?? '' }
    await recordUndone(transaction, context, lead, undone)
    return undone.text
  })
  const message = 'The reply is not sent. Its text is back in the form.'
  return { message, value: { reply: text, replyKey: context.newId() } }
})

async function recordUndone(
  transaction: StoreTransaction,
  context: AdminContext,
  { id, reference }: LeadRow,
  undone: { id: string; text: string },
) {
  // Under the same id, so that the reply is not stored again if its form arrives twice.
  await addEvent(transaction, context, { id: undone.id, lead_id: id, kind: 'undone' })
  await moveFiles(transaction, undone.id, await addToDraft(transaction, context, id, undone.text))
  const summary = `Took back a reply to ${reference}`
  await audit(transaction, context, {
    action: 'leads.reply-undone',
    subject: `lead:${id}`,
    summary,
  })
}
