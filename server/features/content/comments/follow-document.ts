import { parseBody } from '#server/features/content/published.ts'
import type { CommentThreadRow } from '#server/platform/db/rows/comments.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { anchorMover } from './anchors.ts'

/** The threads of a document, with their paths in this version of it; those of a post without a version. */
export async function threadsIn(
  store: Store | StoreTransaction,
  document: string,
  body: string | null,
): Promise<CommentThreadRow[]> {
  const threads = await store
    .selectFrom('comment_threads')
    .selectAll()
    .where('document', '=', document)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  if (threads.length === 0 || body === null) return threads
  const base = await store
    .selectFrom('comment_bases')
    .select('body')
    .where('document', '=', document)
    .executeTakeFirst()
  if (!base || base.body === body) return threads
  const move = anchorMover(parseBody(base.body), parseBody(body))
  return threads.map((thread) => ({ ...thread, ...move(thread) }))
}

/** Stores the paths that the threads of a document have in this version. */
export async function followDocument(
  transaction: StoreTransaction,
  document: string,
  body: string,
) {
  const threads = await threadsIn(transaction, document, body)
  if (threads.length === 0) return
  for (const { id, path, removed } of threads) {
    await transaction
      .updateTable('comment_threads')
      .set({ path, removed })
      .where('id', '=', id)
      .where(({ eb, or }) =>
        or([eb('path', '!=', path), eb('removed', 'is distinct from', removed)]),
      )
      .execute()
  }
  await writeBase(transaction, document, body)
}

/** Sets the version whose paths the threads have. */
export async function writeBase(transaction: StoreTransaction, document: string, body: string) {
  await transaction
    .insertInto('comment_bases')
    .values({ document, body })
    .onConflict((conflict) => conflict.column('document').doUpdateSet({ body }))
    .execute()
}
