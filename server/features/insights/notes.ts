import { z } from 'zod'
import { newNoteSchema, noteSchema } from '#model/insights/note-schema.ts'
import type { DayRange } from '#model/insights/period.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'

/** Notes that are read for one period. */
const NOTES_MAX = 200

/** The notes on the days of a period, newest first. */
export function readNotes(store: Store, { from, to }: DayRange) {
  return store
    .selectFrom('insight_notes')
    .select(['id', 'day', 'text', 'author_name as author'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(NOTES_MAX)
    .execute()
}

export const addNote = mutation('editor', newNoteSchema, async (context, { day, text }) => {
  const id = context.newId()
  await context.store.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('insight_notes')
      .values({
        id,
        day,
        text,
        author_name: context.actor.name,
        created_at: context.clock().toISOString(),
      })
      .execute()
    const summary = `Added the note “${text}” to the visits of ${day}`
    await audit(transaction, context, {
      action: 'insights.note-added',
      subject: `insight-note:${id}`,
      summary,
    })
  })
  return { message: 'The note is added.', value: { id } }
})

export const changeNote = mutation('editor', noteSchema, async (context, { id, day, text }) => {
  await context.store.transaction().execute(async (transaction) => {
    const [result] = await transaction
      .updateTable('insight_notes')
      .set({ day, text })
      .where('id', '=', id)
      .execute()
    if (!result?.numUpdatedRows) noteIsGone()
    await audit(transaction, context, {
      action: 'insights.note-changed',
      subject: `insight-note:${id}`,
      summary: `Changed the note of ${day} to “${text}”`,
    })
  })
  return { message: 'The note is saved.', value: null }
})

const idSchema = z.object({ id: z.string().max(60) })

export const deleteNote = mutation('editor', idSchema, async (context, { id }) => {
  await context.store.transaction().execute(async (transaction) => {
    const note = await transaction
      .deleteFrom('insight_notes')
      .where('id', '=', id)
      .returning(['day', 'text'])
      .executeTakeFirst()
    if (!note) return noteIsGone()
    await audit(transaction, context, {
      action: 'insights.note-deleted',
      subject: `insight-note:${id}`,
      summary: `Deleted the note “${note.text}” from the visits of ${note.day}`,
    })
  })
  return { message: 'The note is deleted.', value: null }
})

function noteIsGone(): never {
  fail(404, 'Somebody has deleted this note meanwhile.')
}
