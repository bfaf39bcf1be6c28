import { standaloneOf } from '#server/features/content/standalone.ts'
import type { ContentRevisionRow } from '#server/platform/db/rows/content.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { applyStandalone } from './apply-standalone.ts'
import { readStored } from './stored-document.ts'
import { addRevision, setRevisions, type Writer } from './write-document.ts'

type CurrentRevision = Pick<ContentRevisionRow, 'id' | 'document' | 'state' | 'body'>

/** Published and planned revisions and drafts whose bodies contain a text; older revisions do not count. */
export function currentRevisions(db: Store | StoreTransaction, text: string) {
  return revisionsWith(db, text)
    .select(['revisions.id', 'document', 'state', 'body'])
    .orderBy('document')
    .orderBy('state')
    .execute()
}

export function revisionsWith(db: Store | StoreTransaction, text: string) {
  return db
    .selectFrom('content_documents as documents')
    .innerJoin('content_revisions as revisions', (join) =>
      join.on((on) =>
        on.and([
          on('revisions.document', '=', on.ref('documents.key')),
          on.or([
            on('revisions.id', '=', on.ref('documents.published_id')),
            on('revisions.id', '=', on.ref('documents.draft_id')),
            on(
              'revisions.id',
              'in',
              on
                .selectFrom('plans')
                .select('plans.revision_id')
                .where('plans.state', '=', 'pending')
                .$asScalar()
                .$notNull(),
            ),
          ]),
        ]),
      ),
    )
    .where('body', 'like', `%${text}%`)
}

/**
 * Gives a revision another body. Published ones are immutable: theirs is a new one with a note. False for a document that
 * can't be changed any more: an issue that was sent keeps the old address, which leads to the new file.
 */
export async function replaceBody(
  transaction: StoreTransaction,
  context: Writer,
  { id, document, state }: CurrentRevision,
  body: string,
  note: string,
) {
  const standalone = standaloneOf(document)
  if ((await standalone?.kind.find(transaction, standalone.id))?.closed) return false
  if (state === 'draft') {
    await transaction
      .updateTable('content_revisions')
      .set({ body, saved_at: context.clock().toISOString() })
      .where('id', '=', id)
      .execute()
  } else {
    const published_id = await addRevision(transaction, context, document, { state, body, note })
    await setRevisions(transaction, document, { published_id })
    // What is unpublished is stored anew when it is published again.
    const { isOff } = await readStored(transaction, document)
    if (!isOff) await applyStandalone(transaction, context, document, body)
  }
  // Open editors get a conflict instead of saving over the change.
  await transaction
    .updateTable('content_documents')
    .set((columns) => ({ version: columns('version', '+', 1) }))
    .where('key', '=', document)
    .execute()
  return true
}
