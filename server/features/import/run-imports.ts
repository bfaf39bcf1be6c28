import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { ImportEntryRow, ImportRow } from '#server/platform/db/rows/imports.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { importPictures } from './import-pictures.ts'
import { importPosts } from './import-posts.ts'
import { readImport } from './read-import.ts'
import { showLatePictures } from './show-late-pictures.ts'
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
  if (isRetry(row)) {
    if (!(await importPictures(deps, row, signal))) return
    if (!(await showLatePictures(deps, row, signal))) return
    return finishRetry(deps, row)
  }
  await skipDoubles(deps, row.id)
  if (!(await importPictures(deps, row, signal))) return
  if (!(await importPosts(deps, row, signal))) return
  await finish(deps, row)
}

/** True once an import was done and its missing pictures are tried again. */
function isRetry({ finished_at }: ImportRow) {
  return finished_at !== null
}

async function finish(deps: Deps, row: ImportRow) {
  await end(deps, row, async (transaction) => {
    const count = await countOf(transaction, row, { kind: 'post', state: 'done' })
    return `Imported ${count.toLocaleString('en-US')} posts from “${row.file_name}”`
  })
}

async function finishRetry(deps: Deps, row: ImportRow) {
  await end(deps, row, async (transaction) => {
    const count = await countOf(transaction, row, { kind: 'picture', state: 'failed' })
    return `Fetched pictures of “${row.file_name}” again: ${count.toLocaleString('en-US')} still missing`
  })
}

async function end(
  deps: Deps,
  { id, author_id, author_name }: ImportRow,
  summaryOf: (transaction: StoreTransaction) => Promise<string>,
) {
  await deps.store.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('imports')
      .set({ state: 'done', finished_at: deps.clock().toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .executeTakeFirst()
    if (!numUpdatedRows) return
    await audit(
      transaction,
      { ...deps, actor: author_id === null ? null : { id: author_id, name: author_name } },
      {
        action: 'blog.import-finished',
        subject: `import:${id}`,
        summary: await summaryOf(transaction),
      },
    )
  })
  await deps.content.refresh()
}

async function countOf(
  transaction: StoreTransaction,
  { id }: ImportRow,
  { kind, state }: Pick<ImportEntryRow, 'kind' | 'state'>,
) {
  const { count } = await transaction
    .selectFrom('import_entries')
    .select((row) => row.fn.countAll().as('count'))
    .where('import_id', '=', id)
    .where('kind', '=', kind)
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return Number(count)
}
