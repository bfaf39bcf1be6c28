import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { ImportRow } from '#server/platform/db/rows/imports.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { oldAddress } from './picture-address.ts'
import { choicesOf, findImport, importIdSchema } from './stored-import.ts'

/** Entries per statement. */
const BATCH = 500

/** Begins another try to fetch the pictures that an import could not have; the server goes on by itself. */
export const retryPictures = mutation('editor', importIdSchema, async (context, { id }) => {
  const row = await findImport(context.store, id)
  const sources = await retriablePictures(context.store, row)
  if (sources.length === 0) fail(409, 'No picture of this import can be fetched again.')
  await context.store.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('imports')
      .set({ state: 'running' })
      .where('id', '=', id)
      .where('state', '=', 'done')
      .executeTakeFirst()
    if (!numUpdatedRows) fail(409, 'These pictures are being fetched already.')
    for (let start = 0; start < sources.length; start += BATCH) {
      await transaction
        .updateTable('import_entries')
        .set({ state: 'waiting', note: null })
        .where('import_id', '=', id)
        .where('kind', '=', 'picture')
        .where('state', '=', 'failed')
        .where('source', 'in', sources.slice(start, start + BATCH))
        .execute()
    }
    await audit(transaction, context, {
      action: 'blog.import-retried',
      subject: `import:${id}`,
      summary: `Tried the missing pictures of “${row.file_name}” again`,
    })
  })
  return { message: 'The pictures are being fetched. You can leave this page.', value: null }
})

/** The missing pictures of a finished import that have an address from which they could be fetched. */
export async function retriablePictures(store: Store, row: ImportRow) {
  if (row.state !== 'done') return []
  const choices = choicesOf(row)
  const failed = await store
    .selectFrom('import_entries')
    .select(['source', 'title'])
    .where('import_id', '=', row.id)
    .where('kind', '=', 'picture')
    .where('state', '=', 'failed')
    .execute()
  return failed.filter(({ title }) => oldAddress(title, choices) !== '').map(({ source }) => source)
}
