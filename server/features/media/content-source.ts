import { documentPath } from '#model/admin-paths.ts'
import { MEDIA_ROOT, picturesIn } from '#model/media/media-address.ts'
import { replacePicture } from './replace-picture.ts'
import { type Db, mediaAddress, type UseSource } from './use-source.ts'

/** Published and planned revisions and drafts of content documents; older revisions do not count. */
export const contentSource: UseSource = {
  async find(db, id) {
    const rows = await revisionsWith(db, mediaAddress(id))
    return rows.map(({ document, state }) => ({
      what: placeName(document, state),
      href: documentPath(document),
    }))
  },

  async pictures(db) {
    const rows = await revisionsWith(db, `${MEDIA_ROOT}/`)
    return picturesIn(...rows.map(({ body }) => body))
  },

  /** Published revisions are immutable, so the replacement is a new one with a note. */
  async replace(transaction, { actor, clock, newId }, { id, note, picture }) {
    const rows = await revisionsWith(transaction, mediaAddress(id))
    for (const { id: revision, document, state, body: old } of rows) {
      const body = replacePicture(old, id, picture)
      const saved_at = clock().toISOString()
      if (state === 'draft') {
        await transaction
          .updateTable('content_revisions')
          .set({ body, saved_at })
          .where('id', '=', revision)
          .execute()
      } else {
        const next = { id: newId(), document, state, body, saved_at }
        const entry = {
          note,
          author_id: actor.id,
          author_name: actor.name,
        }
        await transaction
          .insertInto('content_revisions')
          .values({ ...next, ...entry })
          .execute()
        await transaction
          .updateTable('content_documents')
          .set({ published_id: next.id })
          .where('key', '=', document)
          .execute()
      }
      // Open editors get a conflict instead of saving over the change.
      await transaction
        .updateTable('content_documents')
        .set((columns) => ({ version: columns('version', '+', 1) }))
        .where('key', '=', document)
        .execute()
    }
    return rows.length
  },
}

function revisionsWith(db: Db, part: string) {
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
    .select(['revisions.id', 'document', 'state', 'body'])
    .where('body', 'like', `%${part}%`)
    .orderBy('document')
    .orderBy('state')
    .execute()
}

function placeName(document: string, state: string) {
  const [kind, name] = document.split(':', 2)
  const label = name ? `The ${kind} “${name}”` : `The document “${document}”`
  return state === 'draft' ? `${label} (draft)` : label
}
