import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/platform/actions/actor.ts'
import type { ContentRevisionRow } from '#server/platform/db/rows/content.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { readStored } from './stored-document.ts'

/** Who writes, and when. */
export type Writer = Pick<Deps, 'clock' | 'newId'> & { actor: Pick<Actor, 'id' | 'name'> }

/** Said to whoever saves over a state that they have not seen. */
export const movedOn =
  'Somebody else changed this after you opened it. Your words are still on this screen: look at theirs, or save yours over them. Theirs stay in the history.'

/**
 * Takes the document for this change.
 * @throws HttpError 409 where it is not at the version any more that the person has seen.
 */
export async function takeDocument(transaction: StoreTransaction, key: string, seen: number) {
  const version = seen + 1
  const taken =
    seen === 0
      ? await transaction
          .insertInto('content_documents')
          .values({ key, version, published_id: null, draft_id: null })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
          .then(({ numInsertedOrUpdatedRows }) => numInsertedOrUpdatedRows)
      : await transaction
          .updateTable('content_documents')
          .set({ version })
          .where('key', '=', key)
          .where('version', '=', seen)
          .executeTakeFirst()
          .then(({ numUpdatedRows }) => numUpdatedRows)
  if (Number(taken ?? 0) === 0) fail(409, movedOn)
  return version
}

/** Keeps a draft: over the person's own one, beside anybody else's, which the history keeps. */
export async function writeDraft(
  transaction: StoreTransaction,
  context: Writer,
  key: string,
  body: string,
) {
  const { draft } = await readStored(transaction, key)
  if (draft && draft.author_id === context.actor.id) {
    await transaction
      .updateTable('content_revisions')
      .set({ body, saved_at: context.clock().toISOString() })
      .where('id', '=', draft.id)
      .execute()
    return
  }
  const draft_id = await addRevision(transaction, context, key, {
    state: 'draft',
    body,
    note: null,
  })
  await point(transaction, key, { draft_id })
}

/** Lets visitors see this body; the person's own draft is used up, anybody else's stays in the history. */
export async function writePublished(
  transaction: StoreTransaction,
  context: Writer,
  key: string,
  body: string,
  note: string | null,
) {
  const { draft } = await readStored(transaction, key)
  const revision = { state: 'published', body, note } as const
  if (draft && (draft.author_id === context.actor.id || draft.body === body)) {
    await transaction.deleteFrom('content_revisions').where('id', '=', draft.id).execute()
  }
  const published_id = await addRevision(transaction, context, key, revision)
  await point(transaction, key, { published_id, draft_id: null })
}

/** Which of its revisions a document shows and which one is being written. */
export async function point(
  transaction: StoreTransaction,
  key: string,
  to: { published_id?: string | null; draft_id?: string | null },
) {
  await transaction.updateTable('content_documents').set(to).where('key', '=', key).execute()
}

export async function addRevision(
  transaction: StoreTransaction,
  { actor, clock, newId }: Writer,
  document: string,
  revision: Pick<ContentRevisionRow, 'state' | 'body' | 'note'>,
) {
  const id = newId()
  await transaction
    .insertInto('content_revisions')
    .values({
      id,
      document,
      ...revision,
      author_id: actor.id,
      author_name: actor.name,
      saved_at: clock().toISOString(),
    })
    .execute()
  return id
}
