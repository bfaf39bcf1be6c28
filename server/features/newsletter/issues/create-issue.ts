import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { insertDraft } from './insert-draft.ts'

/** Adds an empty draft, or opens the one that the same person left empty. */
export const createIssue = mutation('author', z.object({}), async (context) => {
  const { actor, clock, store } = context
  const now = clock().toISOString()
  const id = await store.transaction().execute(async (transaction) => {
    const empty = await transaction
      .updateTable('newsletter_issues')
      .set({ created_at: now, updated_at: now })
      .where('state', '=', 'draft')
      .where('author_id', '=', actor.id)
      .where((row) => row.and({ subject: '', preheader: '', markdown: '' }))
      .returning('id')
      .executeTakeFirst()
    if (empty) return empty.id
    const texts = { subject: '', preheader: '', markdown: '' }
    const summary = 'Started a newsletter issue'
    return insertDraft(transaction, context, { ...texts, summary })
  })
  return { message: 'Draft created.', value: { id } }
})
