import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { ImportRow } from '#server/platform/db/rows/imports.ts'
import { importPictures } from './import-pictures.ts'
import { importPosts } from './import-posts.ts'
import { readImport } from './read-import.ts'
import { skipDoubles } from './skip-doubles.ts'
import { undoImported } from './undo-imported.ts'

/** Goes on with the imports until they are done or `signal` stops it; what was begun is done once. */
export async function runImports(deps: Deps, signal: AbortSignal) {
  const rows = await deps.store
    .selectFrom('imports')
    .selectAll()
    .where('state', 'in', ['reading', 'running', 'undoing'])
    .orderBy('created_at')
    .execute()
  for (const row of rows) {
    if (signal.aborted) return
    await goOn(deps, row, signal).catch(deps.report)
  }
}

async function goOn(deps: Deps, row: ImportRow, signal: AbortSignal) {
  if (row.state === 'reading') return readImport(deps, row)
  if (row.state === 'undoing') return undoImported(deps, row, signal)
  await skipDoubles(deps, row.id)
  if (!(await importPictures(deps, row, signal))) return
  if (!(await importPosts(deps, row, signal))) return
  await finish(deps, row)
}

async function finish(deps: Deps, { id, file_name, author_id, author_name }: ImportRow) {
  await deps.store.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('imports')
      .set({ state: 'done', finished_at: deps.clock().toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .executeTakeFirst()
    if (!numUpdatedRows) return
    const { count } = await transaction
      .selectFrom('import_entries')
      .select((row) => row.fn.countAll().as('count'))
      .where('import_id', '=', id)
      .where('kind', '=', 'post')
      .where('state', '=', 'done')
      .executeTakeFirstOrThrow()
    await audit(
      transaction,
      { ...deps, actor: author_id === null ? null : { id: author_id, name: author_name } },
      {
        action: 'blog.import-finished',
        subject: `import:${id}`,
        summary: `Imported ${Number(count).toLocaleString('en-US')} posts from “${file_name}”`,
      },
    )
  })
  await deps.content.refresh()
}
