import { withoutEntryIds } from '#model/content/form/entry-ids.ts'
import type { Deps } from '#server/deps.ts'
import { findStandalone, standaloneOf } from '#server/features/content/standalone.ts'
import { type Actor, actorName } from '#server/platform/audit/actor.ts'
import type { ContentDocumentRow, ContentRevisionRow } from '#server/platform/db/rows/content.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { readStored } from './stored-document.ts'

/** The author of a revision, and the sources of its time and id. */
export type Writer = Pick<Deps, 'clock' | 'newId' | 'content'> & {
  actor: Pick<Actor, 'id' | 'name' | 'through'>
}

export const conflictMessage =
  'Someone else changed this after you opened it. Your changes are still on this screen: look at their version, or save yours over it. Their version stays in the history.'

/**
 * Optimistic lock: increments the version if it still is the one that the editor has seen.
 * @throws 409 if someone else changed the document; if it stands alone, 404 if it does not exist and 422 if it is closed
 */
export async function bumpVersion(transaction: StoreTransaction, key: string, seen: number) {
  const standalone = await findStandalone(transaction, key)
  if (standalone?.closed) fail(422, standalone.closed)
  const version = seen + 1
  const changedRows =
    seen === 0
      ? await transaction
          .insertInto('content_documents')
          .values({ key, version, published_id: null, draft_id: null, off_at: null })
          // Unpublishing a document that was never changed leaves its version at 0.
          .onConflict((conflict) =>
            conflict
              .column('key')
              .doUpdateSet({ version })
              .where('content_documents.version', '=', seen),
          )
          .executeTakeFirst()
          .then(({ numInsertedOrUpdatedRows }) => numInsertedOrUpdatedRows)
      : await transaction
          .updateTable('content_documents')
          .set({ version })
          .where('key', '=', key)
          .where('version', '=', seen)
          .executeTakeFirst()
          .then(({ numUpdatedRows }) => numUpdatedRows)
  if (Number(changedRows ?? 0) === 0) fail(409, conflictMessage)
  return version
}

/** Adds a document that stands alone, with its first draft. */
export async function addDocument(
  transaction: StoreTransaction,
  context: Writer,
  key: string,
  body: string,
) {
  await transaction
    .insertInto('content_documents')
    .values({ key, version: 0, published_id: null, draft_id: null, off_at: null })
    .execute()
  await bumpVersion(transaction, key, 0)
  await writeDraft(transaction, context, key, body)
}

/**
 * Saves a draft: updates the person's own, or adds one; someone else's stays in the history, also what the person wrote
 * before a program of theirs, and with `keeps` their own, which may be from another window.
 */
export async function writeDraft(
  transaction: StoreTransaction,
  context: Writer,
  key: string,
  body: string,
  { keeps = false } = {},
) {
  const { draft } = await readStored(transaction, key)
  if (!keeps && draft && isBy(draft, context.actor)) {
    await transaction
      .updateTable('content_revisions')
      .set({ body, saved_at: context.clock().toISOString() })
      .where('id', '=', draft.id)
      .execute()
  } else {
    const revision = { state: 'draft', body, note: null } as const
    const draft_id = await addRevision(transaction, context, key, revision)
    await setRevisions(transaction, key, { draft_id })
  }
  const standalone = standaloneOf(key)
  if (!standalone) return
  const { kind, id } = standalone
  await kind.onDraft?.(transaction, context, id, withoutEntryIds(JSON.parse(body)))
}

function isBy(
  { author_id, author_name }: Pick<ContentRevisionRow, 'author_id' | 'author_name'>,
  actor: Writer['actor'],
) {
  return author_id === actor.id && author_name === actorName(actor)
}

/** Publishes a body; deletes the person's own draft, someone else's stays in the history. Returns the new revision's id. */
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
  await setRevisions(transaction, key, { published_id, draft_id: null, off_at: null })
  return published_id
}

/** Sets a document's published revision or draft, or whether it is unpublished. */
export async function setRevisions(
  transaction: StoreTransaction,
  key: string,
  to: Partial<Pick<ContentDocumentRow, 'published_id' | 'draft_id' | 'off_at'>>,
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
      author_name: actorName(actor),
      saved_at: clock().toISOString(),
    })
    .execute()
  return id
}
