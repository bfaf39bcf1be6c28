import { UNDO_HOURS } from '#model/import/import.ts'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { canUndo } from './present-import.ts'
import { findImport, importIdSchema } from './stored-import.ts'

/** Begins to take an import back, within a day; also one that is still running. */
export const undoImport = mutation('editor', importIdSchema, async (context, { id }) => {
  const row = await findImport(context.store, id)
  if (!canUndo(row, context.clock())) {
    fail(409, `This import can’t be undone any more: that is possible for ${UNDO_HOURS} hours.`)
  }
  await context.store.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('imports')
      .set({ state: 'undoing' })
      .where('id', '=', id)
      .where('state', 'in', ['running', 'done'])
      .executeTakeFirst()
    if (!numUpdatedRows) fail(409, 'This import is being undone already.')
    await audit(transaction, context, {
      action: 'blog.import-undone',
      subject: `import:${id}`,
      summary: `Undid the import of “${row.file_name}”`,
    })
  })
  return { message: 'The import is being undone.', value: null }
})
