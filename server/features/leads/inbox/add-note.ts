import { z } from 'zod'
import { LEAD_NOTE_MAX } from '#model/leads/inbox.ts'
import { oneLineEnd, requiredText } from '#model/text.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { addEvent } from './events.ts'
import { leadId, lockLeadOrFail } from './lock-leads.ts'

const noteSchema = z.object({
  id: leadId,
  note: z.preprocess(
    (value) => (typeof value === 'string' ? oneLineEnd(value) : value),
    requiredText(LEAD_NOTE_MAX, 'A note', 'Write the note first.'),
  ),
})

/** A note for colleagues; the visitor never sees it. */
export const addNote = mutation('editor', noteSchema, async (context, { id, note }) => {
  await context.store.transaction().execute(async (transaction) => {
    const lead = await lockLeadOrFail(transaction, id)
    await addEvent(transaction, context, { lead_id: id, kind: 'note', text: note })
    const summary = `Added a note to ${lead.reference}`
    await audit(transaction, context, {
      action: 'leads.note-added',
      subject: `lead:${id}`,
      summary,
    })
  })
  return { message: 'Note added.', value: null }
})
