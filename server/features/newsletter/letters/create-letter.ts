import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'

/** Adds an empty draft, or opens the one that the same person left empty. */
export const createLetter = mutation('author', z.object({}), async (context) => {
  const { actor, clock, newId, store } = context
  const id = newId()
  const now = clock().toISOString()
  const left = await store.transaction().execute(async (transaction) => {
    const empty = await transaction
      .updateTable('letters')
      .set({ created_at: now, updated_at: now })
      .where('state', '=', 'draft')
      .where('author_id', '=', actor.id)
      .where((row) => row.and({ subject: '', preheader: '', markdown: '' }))
      .returning('id')
      .executeTakeFirst()
    if (empty) return empty.id
    await transaction
      .insertInto('letters')
      .values({
        ...{ id, subject: '', preheader: '', markdown: '', state: 'draft', version: 1 },
        ...{ due_at: null, started_at: null, queued_to: '', queued_at: null, finished_at: null },
        ...{ recipients: 0, sent: 0, failure: null, author_id: actor.id, author_name: actor.name },
        ...{ created_at: now, updated_at: now },
      })
      .execute()
    await audit(transaction, context, {
      action: 'newsletter.letter-drafted',
      subject: `letter:${id}`,
      summary: 'Started a letter to subscribers',
    })
    return null
  })
  return { message: 'Draft created.', value: { id: left ?? id } }
})
