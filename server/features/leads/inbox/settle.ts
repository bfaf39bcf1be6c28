import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { stopReminders } from './answered.ts'
import { leadId, lockLeadOrFail } from './lock-leads.ts'

/** Says that what a client wrote last needs no answer, such as "Thank you". */
export const settle = mutation('editor', z.object({ id: leadId }), async (context, { id }) => {
  const settled = await context.store.transaction().execute(async (transaction) => {
    const lead = await lockLeadOrFail(transaction, id)
    if (lead.waiting_since === null) return false
    const changes = { waiting_since: null }
    await transaction.updateTable('leads').set(changes).where('id', '=', id).execute()
    await stopReminders(transaction, id)
    await audit(transaction, context, {
      action: 'leads.settled',
      subject: `lead:${id}`,
      summary: `Marked ${lead.reference} as needing no answer`,
    })
    return true
  })
  const message = settled ? 'Marked as needing no answer.' : 'No change: no answer was due.'
  return { message, value: null }
})
