import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { addEvent } from './events.ts'
import { isLeadId, leadId, leadNotFound } from './lock-leads.ts'

/** Marks a lead as read, and records who read it first. */
export const markRead = mutation('editor', z.object({ id: leadId }), async (context, { id }) => {
  if (!isLeadId(id)) leadNotFound()
  await context.store.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('leads')
      .set({ read_at: context.clock().toISOString() })
      .where('id', '=', id)
      // Only the first of two concurrent readers is recorded.
      .where('read_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await addEvent(transaction, context, { lead_id: id, kind: 'read' })
  })
  return { message: 'Marked as read.', value: null }
})
