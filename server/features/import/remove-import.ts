import { mutation } from '#server/actions/action.ts'
import { fail } from '#server/platform/http/problem.ts'
import { findImport, importIdSchema } from './stored-import.ts'

/** Forgets an upload from which nothing was imported, with its file. */
export const removeImport = mutation('editor', importIdSchema, async ({ store, files }, { id }) => {
  const { storage_key } = await findImport(store, id)
  const { numDeletedRows } = await store
    .deleteFrom('imports')
    .where('id', '=', id)
    .where('state', 'in', ['ready', 'failed', 'undone'])
    .executeTakeFirst()
  if (!numDeletedRows) fail(409, 'Posts came from this import. Undo it instead.')
  if (storage_key) await files.remove(storage_key)
  return { message: 'Removed.', value: null }
})
