import { z } from 'zod'
import { REPLY_MAX } from '#model/leads/inbox.ts'
import { oneLineEnd, text } from '#model/text.ts'
import { mutation } from '#server/actions/action.ts'
import { leadId, lockLeadOrFail } from './lock-leads.ts'
import { deleteEmptyDraft, writeDraft } from './reply-drafts.ts'

const draftSchema = z.object({
  id: leadId,
  text: z.preprocess(
    (value) => (typeof value === 'string' ? oneLineEnd(value) : value),
    text(REPLY_MAX, 'A reply'),
  ),
})

/** Keeps what the actor has typed as a reply and not sent. The audit log leaves it out: nobody else sees it. */
export const saveDraft = mutation('editor', draftSchema, async (context, { id, text }) => {
  await context.store.transaction().execute(async (transaction) => {
    await lockLeadOrFail(transaction, id)
    const draft = await writeDraft(transaction, context, id, text)
    if (!text) await deleteEmptyDraft(transaction, draft)
  })
  return { message: 'Draft saved.', value: null }
})
